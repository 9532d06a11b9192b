import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchFolders } from './watchFolders';
import { reporter } from './typeReport';
import { concernsGraph, concernsServers } from './whatConcerns';

it.each([
  ['gateway/src/app.ts', true, false],
  ['subgraphs/content/src/modules/salon/salon.service.ts', true, false],
  ['subgraphs/content/src/modules/salon/salon.graphql', true, true],
  ['mfe-learning/src/features/home/home.graphql', true, true],
  ['gateway/src/app.test.ts', false, false],
  ['gateway/supergraph.graphql', false, false],
  ['subgraphs/content/src/__generated__/resolvers.ts', false, false],
  ['subgraphs/kit/src/testing/freePort.ts', false, false],
  ['gateway/safety/faultIn.ts', false, false],
])('%s: servers %s, generated types %s', (file, servers, graph) => {
  expect([concernsServers(file), concernsGraph(file)]).toEqual([servers, graph]);
});

it('reports each type error once, and when there are none left', () => {
  const said: string[] = [];
  const report = reporter((line) => said.push(line));
  const error = "gateway/src/app.ts(1,1): error TS2304: Cannot find name 'x'.";

  [
    '9:00 - Found 0 errors. Watching for file changes.',
    error,
    '9:01 - Found 1 error. Watching for file changes.',
    error,
    '9:02 - Found 1 error. Watching for file changes.',
    '9:02 - Found 0 errors. Watching for file changes.',
    '9:03 - Found 0 errors. Watching for file changes.',
  ].forEach(report);

  expect(said).toEqual([error, 'types: no errors any more']);
});

describe('a folder that is watched', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'watched-'));
    mkdirSync(join(root, 'gateway/src/deep'), { recursive: true });
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('reports files written at any depth, except ignored ones', async () => {
    let tell: (files: readonly string[]) => void = () => undefined;
    const told = new Promise<readonly string[]>((resolve) => (tell = resolve));
    const end = await watchFolders(root, {
      folders: ['gateway'],
      concerns: concernsServers,
      changed: (files) => tell(files),
    });

    writeFileSync(join(root, 'gateway/src/notes.md'), '');
    writeFileSync(join(root, 'gateway/src/deep/app.ts'), '');

    expect(await told).toEqual(['gateway/src/deep/app.ts']);
    end();
  });
});
