import { type Browser, chromium } from 'playwright-core';
import { findChromium } from './findChromium';

/** The Chromium of this machine, or the one that playwright-core finds. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium() ?? undefined, args: ['--no-sandbox', '--disable-gpu'] });
