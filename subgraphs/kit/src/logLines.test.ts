import { openSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { createLogLines } from './logLines';

const AN_HOUR = 3_600_000;

let path: string;
let log: ReturnType<typeof pino>;
beforeEach(() => {
  path = join(mkdtempSync(join(tmpdir(), 'athenaeum-log-')), 'log');
  log = pino({ base: null, timestamp: false }, createLogLines(openSync(path, 'w')));
});

const written = () =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => (JSON.parse(line) as { msg: string }).msg);

async function until(count: number): Promise<string[]> {
  while (written().length < count) await pause(5);
  return written();
}

it('writes lines together, in their order', async () => {
  for (const line of ['one', 'two', 'three']) log.info(line);

  expect(written()).toEqual([]);
  expect(await until(3)).toEqual(['one', 'two', 'three']);
});

it('writes what came later, too', async () => {
  log.info('one');
  await until(1);
  log.info('two');

  expect(await until(2)).toEqual(['one', 'two']);
});

it('writes a warning at once, after what came before it', async () => {
  log = pino({ base: null, timestamp: false }, createLogLines(openSync(path, 'w'), AN_HOUR));
  log.info('one');
  log.warn('two');

  expect(await until(2)).toEqual(['one', 'two']);
});

it('writes many lines before their time', async () => {
  const lines = Array.from({ length: 200 }, (_, index) => `line ${index} of a batch`);
  for (const line of lines) log.info(line);

  expect(await until(lines.length)).toEqual(lines);
});
