import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';

/** `node --import tsx infra/faults/fuzz.ts --rounds 20 --seed anything`: what the test of it sends, and more of it. */
const { values } = parseArgs({
  options: {
    broken: { type: 'string', default: '20000' },
    rounds: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(Date.now()) },
  },
});

console.log(`${values.rounds} rounds and ${values.broken} broken requests of seed ${values.seed}`);
const test = spawn(
  process.execPath,
  [
    'node_modules/jest/bin/jest.js',
    '--config',
    'infra/test/jest.config.cjs',
    'gateway/safety/fuzz.test.ts',
    'gateway/safety/brokenRequests.test.ts',
  ],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      FUZZ_ROUNDS: values.rounds,
      FUZZ_BROKEN: values.broken,
      FUZZ_SEED: values.seed,
    },
  },
);
const [code] = (await once(test, 'exit')) as [number | null];
process.exitCode = code ?? 1;
