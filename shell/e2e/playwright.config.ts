import { defineConfig } from '@playwright/test';
import { findChromium } from '../../infra/ci/findChromium';
import { shellUrl } from './fixtures/addresses';
import { ALONE, IN_ONE_AREA } from './fixtures/alone';

const chromium = findChromium();
const report = process.env.E2E_REPORT;
const inServices = process.env.E2E_MODE === 'services';

const desktop = { viewport: { width: 1440, height: 900 } };

/** The same journeys in the shell of today through an area whose contract is a version older, then one newer. */
const ofTheArea = ['search.spec.ts', 'paidSeat.spec.ts'];
const contracts = [
  // Beside the journeys in which services are killed: these wait for most of their time.
  { name: 'build contracts', testMatch: 'contracts/build.setup.ts' },
  {
    name: 'publish previous',
    testMatch: 'contracts/previous.setup.ts',
    dependencies: ['services', 'build contracts'],
    teardown: 'publish today',
  },
  { name: 'previous contract', testMatch: ofTheArea, dependencies: ['publish previous'], use: desktop },
  { name: 'publish next', testMatch: 'contracts/next.setup.ts', dependencies: ['previous contract'] },
  { name: 'next contract', testMatch: ofTheArea, dependencies: ['publish next'], use: desktop },
  { name: 'publish today', testMatch: 'contracts/today.setup.ts' },
];

/** Journeys through the running product at E2E_BASE_URL; those in `services/` need each service as a process of its own. */
export default defineConfig({
  testDir: 'specs',
  outputDir: `../../test-results/${inServices ? 'services' : 'journeys'}`,
  // The same pictures wherever they are compared.
  snapshotPathTemplate: '{testDir}/../snapshots/{arg}{ext}',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // One more than two cores have room for: a journey waits for answers, and for the page to rest, a fifth of its time.
  workers: Number(process.env.E2E_WORKERS ?? 3),
  // Nothing is tried twice, unless somebody asks for it to tell what is flaky from what is broken.
  retries: Number(process.env.E2E_RETRIES ?? 0),
  forbidOnly: Boolean(process.env.CI),
  reporter: report
    ? [
        ['../../infra/ci/reporters/playwrightProgress.ts', { phase: inServices ? 'services' : 'journeys' }],
        ['json', { outputFile: `../../${report}` }],
      ]
    : [['list']],
  use: {
    baseURL: shellUrl(),
    trace: process.env.E2E_TRACE ? 'on' : 'off',
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
        // A browser that knows no network loads pictures from twice as far below the screen as on a good one.
        '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
      ],
    },
  },
  projects: inServices
    ? [
        // Where services are killed, one test at a time.
        { name: 'services', testMatch: 'services/**', use: desktop, workers: 1 },
        ...contracts,
      ]
    : [
        { name: 'desktop', testIgnore: 'services/**', use: desktop },
        {
          name: 'phone',
          testIgnore: 'services/**',
          grep: /@phone/,
          use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
        },
        // The same journeys where each area is a site of its own.
        {
          name: ALONE,
          testIgnore: 'services/**',
          grep: IN_ONE_AREA,
          use: desktop,
        },
      ],
});
