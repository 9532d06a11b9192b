import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Program } from './program';
import { runScript, stopScripts } from './runScript';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'script-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('passes on what a script prints, and waits for its end', async () => {
  const lines: string[] = [];

  await runScript(script("console.log('one'); setImmediate(() => console.log('two'));"), [], {
    prepare,
    onLine: (line) => lines.push(line),
    failure: 'It failed:',
  });

  expect(lines).toEqual(['one', 'two']);
});

it('is told by a message that all has been done, and ends what the script does afterwards when it is asked to', async () => {
  const entry = script(`
    process.on('SIGTERM', () => { console.log('ended'); process.exit(); });
    setInterval(() => undefined, 60_000);
    process.send('something else');
    process.send('done');
  `);
  const ended = new Promise<void>((resolve, reject) => {
    const onLine = (line: string) => line === 'ended' && resolve();
    runScript(entry, [], { prepare, onLine, doneMessage: 'done', failure: 'It failed:' }).then(
      stopScripts,
      reject,
    );
  });

  await expect(ended).resolves.toBeUndefined();
});

it('says what a script printed before it failed', async () => {
  const entry = script("console.error('no disk'); process.exitCode = 1;");

  await expect(runScript(entry, [], { prepare, failure: 'It failed:' })).rejects.toThrow(
    'It failed:\nno disk',
  );
});

const prepare = (entry: string): Program => ({
  nodeArguments: () => [entry],
  stillUsed: () => undefined,
});

function script(text: string): string {
  const file = join(folder, 'script.cjs');
  writeFileSync(file, text);
  return file;
}
