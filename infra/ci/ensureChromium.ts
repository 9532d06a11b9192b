import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from './findChromium';

const ADVICE =
  'The browser tests need a Chromium: install one (Debian: apt-get install chromium-headless-shell) or name one by CHROMIUM_PATH.';
/** The second for a Debian that has not the first. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

/** The Chromium to test with; installs Debian's package where that is possible. Null, with advice, where it is not. */
export function ensureChromium(): string | null {
  const found = findChromium();
  if (found) return found;
  if (canInstall()) {
    console.log('Installing Chromium for the browser tests');
    const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    spawnSync('apt-get', ['update', '-qq'], options);
    for (const name of PACKAGES)
      if (!findChromium())
        spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options);
  }
  const installed = findChromium();
  if (!installed) console.error(ADVICE);
  return installed;
}

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
