import { join, resolve } from 'node:path';
import { countJest, countPlaywright, NO_REPORT, type Counts } from './counts';
import { journeysThrough } from './journeys';
import { RESULTS } from './results';
import { runNode, runScript } from './runCommand';

const JEST = 'node_modules/jest/bin/jest.js';
const PROGRESS = resolve('infra/ci/reporters/jestProgress.cjs');
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';
/**
 * Collecting what is new and dies young takes a tenth of what tests cost in Node's own, smaller, space for it. In MB.
 */
const YOUNG_SPACE = '--max-semi-space-size=128';

export interface Phase {
  name: string;
  about: string;
  needsBrowser: boolean;
  /** The phase before it that leaves it room: both run at the same time where both are asked for. */
  beside?: string;
  /** `chosen`: for the phase's runner, when only a part of it is to run. */
  run(chosen: readonly string[], browser: string): Promise<Counts>;
}

/** What `npm test` runs, in this order. */
export const phases: readonly Phase[] = [
  {
    name: 'schema',
    about: 'the committed supergraph is what the subgraphs compose to',
    needsBrowser: false,
    async run() {
      const code = await runScript('infra/codegen/codegen.ts', ['--check']);
      return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : NO_REPORT;
    },
  },
  {
    name: 'unit',
    about: 'services on a real database, pages on prepared answers',
    needsBrowser: false,
    async run(chosen) {
      const report = join(RESULTS, 'unit.json');
      // A few files are sooner run by themselves, and are found by their names.
      const config =
        chosen.length === 0
          ? ['--config=infra/test/jest.grouped.config.cjs']
          : ['--config=infra/test/jest.config.cjs', `--reporters=${PROGRESS}`];
      const reporting = ['--json', `--outputFile=${report}`, '--silent'];
      const code = await runNode([JEST, ...config, ...reporting, ...chosen], { nodeArgs: [YOUNG_SPACE] });
      return countJest(report, code);
    },
  },
  {
    name: 'journeys',
    about: 'members, visitors and staff through the product in one process',
    needsBrowser: true,
    run: (chosen, browser) => journeysThrough('embedded', chosen, browser),
  },
  {
    name: 'catalogue',
    about: 'every story of every element, light, dark and narrow',
    needsBrowser: true,
    async run(chosen, browser) {
      const report = join(RESULTS, 'catalogue.json');
      if ((await runScript('shared-ui/catalogue/build.ts')) !== 0) return NO_REPORT;
      const config = '--config=shared-ui/catalogue/playwright.config.ts';
      await runNode([PLAYWRIGHT, 'test', config, ...chosen], {
        env: { CHROMIUM_PATH: browser, CATALOGUE_REPORT: report },
      });
      return countPlaywright(report);
    },
  },
  {
    name: 'services',
    about: 'the product with each service as a process of its own',
    needsBrowser: true,
    // Two fifths of its time both processors are idle: it waits for what was killed or hangs.
    beside: 'catalogue',
    run: (chosen, browser) => journeysThrough('services', chosen, browser),
  },
];

/** Phases one after the other, each with those that run beside it. */
export function inTurns<P extends Pick<Phase, 'name' | 'beside'>>(asked: readonly P[]): P[][] {
  const turns: P[][] = [];
  for (const phase of asked) {
    const room = turns.find((turn) => turn.some(({ name }) => name === phase.beside));
    if (room) room.push(phase);
    else turns.push([phase]);
  }
  return turns;
}
