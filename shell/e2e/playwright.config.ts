import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const browsers = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Journeys through the running product at E2E_BASE_URL. */
export default defineConfig({
  testDir: 'specs',
  outputDir: '../../test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: Number(process.env.E2E_WORKERS ?? 2),
  retries: 0,
  reporter: [['list']],
  use: {
    baseURL: process.env.E2E_BASE_URL ?? 'http://localhost:3000',
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executable() ? { executablePath: executable()! } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});

/** A Chromium of this machine; without one Playwright uses its own. */
function executable(): string | undefined {
  return browsers.find((path) => path && existsSync(path));
}
