import { errorPages } from '../hosting.ts';

/**
 * The settings for Cloudflare's `wrangler`. It serves the files by itself, under addresses without `.html` and without
 * a trailing slash, and runs the worker only where there is no file. The error pages have no address of their own and
 * films have to come in parts, so the worker runs first for these.
 *
 * @param folders as wrangler is to find them from where its settings lie
 */
export function wranglerSettings(folders: { site: string; worker: string }): string {
  const settings = {
    name: 'eldgrans',
    main: folders.worker,
    compatibility_date: '2026-10-01',
    send_metrics: false,
    assets: {
      directory: folders.site,
      binding: 'ASSETS',
      html_handling: 'drop-trailing-slash',
      not_found_handling: 'none',
      run_worker_first: [...Object.values(errorPages).map((page) => page.replace('.html', '*')), '/*.mp4'],
    },
  };
  return `// Made by the build from build/hosting.ts.\n${JSON.stringify(settings, null, 2)}\n`;
}

/** The text of `.assetsignore`: what is not uploaded, because Cloudflare compresses by itself. */
export const assetsIgnored = '*.br\n*.gz\n';
