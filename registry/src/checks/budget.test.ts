import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FEDERATION_MANIFEST } from '../federationManifest';
import { testBuild, testEntry, testFederation } from '../testing/testBuild';
import { budget } from './budget';
import { LAZY_BUDGET, DEFAULT_BUDGET, LAZY_EXCEPTIONS } from './budgets';
import { testLive } from './testing';

interface Weights {
  /** Compressed bytes by script. */
  [script: string]: number;
}

/** The verdict on a build with scripts of these sizes; `remote.js` loads the others in webpack's form. */
function verdictOn({ 'remote.js': first = 0, ...later }: Weights, asks = '', name = 'mfe-one') {
  const files = {
    'remoteEntry.js': 'void 0;',
    'remote.js': `void 0;${asks}`,
    ...Object.fromEntries(Object.keys(later).map((script) => [script, 'void 0;'])),
  };
  const entry = testEntry({ name, files });
  const weights: Weights = { ...later, 'remote.js': first - 33, 'remoteEntry.js': 33 };
  const weighed = entry.files.map((file) => ({ ...file, brotli: weights[file.name]!, bytes: 10_000_000 }));
  const folder = testBuild({ name, files });
  const federation = testFederation({ name });
  const exposes = [{ path: './remote', assets: { js: { sync: ['remote.js'], async: Object.keys(later) } } }];
  writeFileSync(join(folder, FEDERATION_MANIFEST), JSON.stringify({ ...federation, exposes }));
  return budget.run({ entry: { ...entry, files: weighed }, folder }, testLive());
}

it('counts the compressed initial scripts, and lazy ones separately', async () => {
  expect(await verdictOn({ 'remote.js': DEFAULT_BUDGET, '17.a.js': LAZY_BUDGET }, 't.e(17)')).toEqual({
    summary: '31.7 KB to begin with, of 31.7 KB; at most 85.9 KB later',
    problems: [],
  });
});

it('refuses one byte more, and says what can be done', async () => {
  const { problems } = await verdictOn({ 'remote.js': DEFAULT_BUDGET + 1 });

  expect(problems).toEqual([
    expect.stringMatching(/^mfe-one begins with 31\.7 KB of JavaScript, .*lazyRoute.*budgets\.ts\.$/),
  ]);
});

it('refuses a lazy page that is too large, and lists its scripts', async () => {
  const { problems } = await verdictOn({ '17.a.js': 410 * 1024 }, 't.e(17).then(t.bind(t,17))');

  expect(problems).toEqual([
    expect.stringMatching(/^410\.0 KB of JavaScript are loaded together .*\(17\.a\.js\).*dynamic import/),
  ]);
});

it('adds up scripts that are loaded together, and nothing else', async () => {
  const half = LAZY_BUDGET / 2;
  const scripts = { '17.a.js': half, 'es.b.js': half, '9.c.js': 1 };

  expect((await verdictOn(scripts, 't.e(17),t.e("es"),t.e(9)')).problems).toEqual([]);
  expect((await verdictOn(scripts, 'Promise.all([t.e(17),t.e("es"),t.e(9)])')).problems).toEqual([
    expect.stringContaining('(17.a.js, 9.c.js, es.b.js)'),
  ]);
});

it('counts a script separately that is loaded in an unknown form', async () => {
  expect((await verdictOn({ '17.a.js': LAZY_BUDGET + 1 })).problems).toHaveLength(1);
});

it('finds the lazy scripts in the code of a build of the oldest contract, which does not list them', async () => {
  const files = {
    'remoteEntry.js': 'void 0;',
    'remote.js': 't.e(17)',
    '17.a.js': 't.e(18)',
    '18.b.js': 'void 0;',
    // Scripts of the standalone site, which no page of the shell loads.
    'libraries.c.js': 'void 0;',
  };
  const entry = testEntry({ files });
  const weighed = entry.files.map((file) => ({
    ...file,
    brotli: /^(18|libraries)/.test(file.name) ? LAZY_BUDGET + 1 : 1,
  }));

  const { problems } = await budget.run(
    { entry: { ...entry, files: weighed }, folder: testBuild({ files }) },
    testLive(),
  );

  expect(problems).toEqual([expect.stringContaining('(18.b.js)')]);
});

it('allows as many larger parts as there are exceptions, and no more', async () => {
  const [agreed = 0] = LAZY_EXCEPTIONS['mfe-community']!;
  const asks = 't.e(17),t.e(18)';
  const problemsOf = async (scripts: Weights) => (await verdictOn(scripts, asks, 'mfe-community')).problems;

  expect(await problemsOf({ '17.a.js': agreed, '18.b.js': LAZY_BUDGET })).toEqual([]);
  expect(await problemsOf({ '17.a.js': agreed, '18.b.js': LAZY_BUDGET + 1 })).toEqual([
    expect.stringContaining('18.b.js'),
  ]);
});
