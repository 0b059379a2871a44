import { expect, test } from 'vitest';
import { videoAddress } from './videoAddress.ts';

test('YouTube is embedded from its host without cookies, and starts by itself after the click', () => {
  const { player, page, host } = videoAddress({ provider: 'youtube', id: 'dQw4w9WgXcQ', title: 'Film' });
  const url = new URL(player ?? '');
  expect(url.origin + url.pathname).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ');
  expect(url.searchParams.get('autoplay')).toBe('1');
  expect(page).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  expect(host).toBe('YouTube');
});

test('Vimeo is embedded without tracking, and starts by itself after the click', () => {
  const { player, page, host } = videoAddress({ provider: 'vimeo', id: '76979871', title: 'Film' });
  const url = new URL(player ?? '');
  expect(url.origin + url.pathname).toBe('https://player.vimeo.com/video/76979871');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ autoplay: '1', dnt: '1' });
  expect(page).toBe('https://vimeo.com/76979871');
  expect(host).toBe('Vimeo');
});

test('a film of the company’s own comes from the site itself', () => {
  const sources = [
    { src: '/film/film.av1.mp4', type: 'video/mp4; codecs="av01.0.05M.08"' },
    { src: '/film/film.mp4', type: 'video/mp4' },
  ];
  expect(videoAddress({ provider: 'file', sources, title: 'Film' })).toEqual({
    page: '/film/film.mp4',
    host: 'vår egen webbplats',
  });
});
