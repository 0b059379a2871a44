import { useState, type MouseEvent } from 'react';
import type { Video } from '../../content/schema.ts';
import type { PictureView } from '../../content/pictureView.ts';
import { Picture } from '../ui/Picture.tsx';
import { videoAddress } from '../../content/videoAddress.ts';
import './CompanyVideo.css';

type Props = {
  /** Null when the company has no film: the poster alone is shown. */
  video: Video | null;
  /** The picture that stands for the film; its `alt` is empty, the title says what it is. */
  poster: PictureView;
};

/** The player and the placeholder take over the keyboard's focus from each other, and come whole into the window. */
function focus(part: HTMLElement | null): void {
  part?.focus({ preventScroll: true });
  part?.scrollIntoView({ block: 'nearest' });
}

/**
 * The company's film behind a click. Nothing is asked of anyone before that: the placeholder is a link to the film,
 * which works without script, and says what will be loaded and from where.
 */
export function CompanyVideo({ video, poster }: Props) {
  const [shown, setShown] = useState<'poster' | 'film' | 'poster again'>('poster');
  const picture = <Picture picture={poster} />;
  if (!video) return <div className="company-video">{picture}</div>;

  const address = videoAddress(video);
  // As many lines before the press as after it: the page must not move under whoever has just pressed.
  const fetched = shown === 'film' ? `är hämtad från ${address.host}` : `hämtas från ${address.host} när du trycker`;
  const note = <span className="company-video-note">{`”${video.title}”. Filmen ${fetched}.`}</span>;
  if (shown === 'film') {
    return (
      <div className="company-video">
        {video.provider === 'file' ? (
          // eslint-disable-next-line jsx-a11y/media-has-caption -- the file has captions only where the company file names them
          <video
            ref={focus}
            poster={poster.src}
            title={video.title}
            controls
            autoPlay
            playsInline
            onEnded={() => setShown('poster again')}
          >
            {video.sources.map(({ src, type }) => (
              <source src={src} type={type} key={src} />
            ))}
            {video.captions && <track kind="captions" src={video.captions} srcLang="sv" label="Svenska" default />}
          </video>
        ) : (
          <iframe
            ref={focus}
            src={address.player}
            title={video.title}
            allow="autoplay; fullscreen; picture-in-picture"
            allowFullScreen
          />
        )}
        {note}
      </div>
    );
  }

  function play(event: MouseEvent) {
    event.preventDefault();
    setShown('film');
  }

  return (
    <div className="company-video">
      {/* Where a film has ended its last moment would stay, which is black. */}
      <a href={address.page} onClick={play} ref={shown === 'poster again' ? focus : undefined}>
        {picture}
        <span className="company-video-play">
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d="M7 4v16l13-8z" />
          </svg>
          Spela filmen
        </span>{' '}
        {note}
      </a>
    </div>
  );
}
