import { useEffect, useState } from 'react';

/** One ember for so many CSS pixels of window width. */
const pixelsPerEmber = 20;

/** Decoration: slow sparks that rise behind the gallery. None for visitors who want less motion, none without script. */
export function GalleryEmbers() {
  const [count, setCount] = useState(0);

  useEffect(() => {
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) setCount(Math.floor(window.innerWidth / pixelsPerEmber));
  }, []);

  return (
    <div className="gallery-embers" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // The golden ratio spreads them evenly without looking like a grid; a negative delay lets them begin on their way.
        <i
          key={index}
          style={{
            insetInlineStart: `${(index * 61.8) % 100}%`,
            animationDelay: `${-((index * 7.3) % 40)}s`,
            animationDuration: `${24 + ((index * 5) % 16)}s`,
          }}
        />
      ))}
    </div>
  );
}
