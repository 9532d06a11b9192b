import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleProgram } from './bundleProgram';
import { outsideLibraries } from './outsideLibraries';

const root = join(__dirname, '../../..');

/** What can only be answered where the file lies that asks. */
const ASKS_WHERE_IT_IS =
  /\b__dirname\b|\b__filename\b|import\.meta\.(url|dirname|filename)|require\.resolve|createRequire|new Worker\(|\brequire\((?!['"`])/;

/** By what they ask, and why nothing comes of it. */
const HARMLESS = {
  'express/lib/application.js': 'engines of templates, of which there are none',
  'express/lib/view.js': 'engines of templates, of which there are none',
  'fast-json-stringify/lib/standalone.js': 'writes code to be kept, which nobody asks for',
  'mongoose/lib/document.js': 'a local function of that name',
  'mongoose/lib/stateMachine.js': 'a local function of that name',
  'pino/lib/transport.js': 'logs go to the standard output, by no transport',
  'thread-stream/index.js': 'logs go to the standard output, by no transport',
  'undici/index.js': 'adds its own place to traces, where it has one',
};

it.each(['gateway/src/main.ts', 'registry/service/src/main.ts', 'shell/server/main.ts'])(
  'has every library that asks where it lies, for %s',
  async (main) => {
    const { libraries } = await bundleProgram(root, { main }, join(root, '.cache/start/test'));

    const asking = libraries.filter((path) => ASKS_WHERE_IT_IS.test(readFileSync(join(root, path), 'utf8')));

    expect(libraries.length).toBeGreaterThan(50);
    expect(asking.map(nameIn).filter((name) => !Object.keys(HARMLESS).includes(name))).toEqual([]);
  },
);

it('has what those libraries need', () => {
  const outside = outsideLibraries(root);

  expect([...outside]).toEqual(
    expect.arrayContaining(['@apollo/server', '@apollo/federation-internals', 'graphql']),
  );
  expect(outside.has('mongoose')).toBe(false);
});

const nameIn = (path: string) => path.split('node_modules/').at(-1)!;
