import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** First the one without windows, which Playwright itself takes where nobody looks: it costs an eighth less. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const FOLDERS = ['/usr/bin', '/usr/local/bin', '/snap/bin'];
const ON_A_MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** A Chromium or Chrome of this machine: the one named by CHROMIUM_PATH, else where they usually are. */
export function findChromium(
  env = process.env,
  exists: (path: string) => boolean = existsSync,
): string | null {
  const folders = [...new Set([...FOLDERS, ...(env.PATH ?? '').split(delimiter).filter(Boolean)])];
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [env.CHROMIUM_PATH, ...candidates, ON_A_MAC].find((path) => path && exists(path)) ?? null;
}
