import { useEffect, useState } from 'react';

/** One ember for so many CSS pixels of window width. */
const pixelsPerEmber = 20;

/**
 * What moves by itself for more than five seconds needs a control to stop it (WCAG 2.2.2): the embers rest before that,
 * in milliseconds.
 */
const glowing = 2000;

/**
 * Decoration: sparks that rise in the first pictures as the gallery opens. None for visitors who want less motion, none
 * without script.
 */
export function GalleryEmbers() {
  const [count, setCount] = useState(0);
  const [resting, setResting] = useState(false);

  useEffect(() => {
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
      setCount(Math.floor(window.innerWidth / pixelsPerEmber));
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => setResting(true), glowing);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div className="gallery-embers screen-only" data-resting={resting || undefined} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // The golden ratio spreads them evenly without looking like a grid; a negative delay lets them begin on their
        // way.
        <i
          key={index}
          style={{
            insetInlineStart: `${(index * 61.8) % 100}%`,
            animationDelay: `${-((index * 7.3) % 3)}s`,
            animationDuration: `${1.6 + ((index * 5) % 3) / 2}s`,
          }}
        />
      ))}
    </div>
  );
}
