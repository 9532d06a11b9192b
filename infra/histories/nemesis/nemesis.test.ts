import { haunt } from './nemesis';
import type { Fault } from './schedule';

const said: string[] = [];
const log: string[] = [];
let failures = 0;
beforeEach(() => {
  log.length = said.length = failures = 0;
});

const target = (name: string) => ({
  name,
  instance: {
    kill: async () => (log.push(`${name} killed`), null),
    async start() {
      if (failures-- > 0) throw new Error('Its database is away');
      log.push(`${name} started`);
    },
    suspend: () => void log.push(`${name} suspended`),
    resume: () => void log.push(`${name} resumed`),
  },
  line: { ail: async (ailment: string | null) => void log.push(`${name} ${ailment ?? 'well'}`) },
});
const fault = (kind: Fault['kind'], at: number, name = 'content 1'): Fault => ({
  target: name,
  kind,
  at,
  lasts: 5,
});
const run = (...faults: Fault[]) =>
  haunt(faults, [target('content 1'), target('users 1')], (line) => said.push(line));

it.each([
  ['killed', ['content 1 killed', 'content 1 started']],
  ['paused', ['content 1 suspended', 'content 1 resumed']],
  ['cut', ['content 1 away', 'content 1 well']],
  ['stalled', ['content 1 hanging', 'content 1 well']],
  ['deaf', ['content 1 resetting', 'content 1 well']],
] as const)('%s: begins and ends', async (kind, expected) => {
  await run(fault(kind, 0));

  expect(log).toEqual(expected);
  expect(said).toEqual([expect.stringContaining(`content 1 ${kind}`)]);
});

it('leaves a target alone until it is well again', async () => {
  await run(fault('killed', 0), fault('paused', 1));

  expect(log).toEqual(['content 1 killed', 'content 1 started', 'content 1 suspended', 'content 1 resumed']);
});

it('starts a process again that gave up at its start', async () => {
  failures = 1;

  await run(fault('killed', 0));

  expect(log).toEqual(['content 1 killed', 'content 1 started']);
});
