import type { Video } from './schema.ts';

/**
 * Addresses of a film: the player to embed (a file needs none), the page to visit without script, and what to call the
 * place.
 */
export function videoAddress(video: Video): { player?: string; page: string; host: string } {
  switch (video.provider) {
    case 'file':
      return { page: video.sources.at(-1)?.src ?? '', host: 'vår egen webbplats' };
    case 'youtube':
      return {
        player: `https://www.youtube-nocookie.com/embed/${video.id}?autoplay=1&rel=0`,
        page: `https://www.youtube.com/watch?v=${video.id}`,
        host: 'YouTube',
      };
    case 'vimeo':
      return {
        player: `https://player.vimeo.com/video/${video.id}?autoplay=1&dnt=1`,
        page: `https://vimeo.com/${video.id}`,
        host: 'Vimeo',
      };
  }
}
