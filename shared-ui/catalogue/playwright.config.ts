import { defineConfig } from '@playwright/test';
import { findChromium } from '../../infra/ci/findChromium';

const chromium = findChromium();
const report = process.env.CATALOGUE_REPORT;

/** Every story of the built catalogue, and the elements by keyboard. `npm run build:catalogue` comes first. */
export default defineConfig({
  testDir: 'specs',
  outputDir: '../../test-results/catalogue',
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: report
    ? [
        ['../../infra/ci/reporters/playwrightProgress.ts', { phase: 'catalogue' }],
        ['json', { outputFile: `../../${report}` }],
      ]
    : [['dot']],
  use: {
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
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
