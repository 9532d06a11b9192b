import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FEDERATION_MANIFEST } from '../federationManifest';
import { testBuild, testEntry, testFederation } from '../testing/testBuild';
import { budget } from './budget';
import { BUDGET_OF_LATER, BUDGET_OF_OTHERS, LARGER_PARTS } from './budgets';
import { testLive } from './testing';

interface Weights {
  /** Bytes as they are sent, by script. */
  [script: string]: number;
}

/** A build whose first script asks for others as webpack has it; `remote.js` and what is asked for weigh so much. */
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
  federation.exposes[0]!.assets.js = { sync: ['remote.js'], async: Object.keys(later) } as never;
  writeFileSync(join(folder, FEDERATION_MANIFEST), JSON.stringify(federation));
  return budget.run({ entry: { ...entry, files: weighed }, folder }, testLive());
}

it('counts what an area begins with as it is sent, and what it loads later by itself', async () => {
  expect(await verdictOn({ 'remote.js': BUDGET_OF_OTHERS, '17.a.js': BUDGET_OF_LATER }, 't.e(17)')).toEqual({
    summary: '31.7 KB to begin with, of 31.7 KB; at most 85.9 KB later',
    problems: [],
  });
});

it('refuses a byte more, and says what can be done', async () => {
  const { problems } = await verdictOn({ 'remote.js': BUDGET_OF_OTHERS + 1 });

  expect(problems).toEqual([
    expect.stringMatching(/^mfe-one begins with 31\.7 KB of JavaScript, .*lazyRoute.*budgets\.ts\.$/),
  ]);
});

it('refuses a page that is loaded later and is large, and says what it is made of', async () => {
  const { problems } = await verdictOn({ '17.a.js': 410 * 1024 }, 't.e(17).then(t.bind(t,17))');

  expect(problems).toEqual([
    expect.stringMatching(/^410\.0 KB of JavaScript are loaded together .*\(17\.a\.js\).*dynamic import/),
  ]);
});

it('counts together what is loaded together, and nothing else', async () => {
  const half = BUDGET_OF_LATER / 2;
  const scripts = { '17.a.js': half, 'es.b.js': half, '9.c.js': 1 };

  expect((await verdictOn(scripts, 't.e(17),t.e("es"),t.e(9)')).problems).toEqual([]);
  expect((await verdictOn(scripts, 'Promise.all([t.e(17),t.e("es"),t.e(9)])')).problems).toEqual([
    expect.stringContaining('(17.a.js, 9.c.js, es.b.js)'),
  ]);
});

it('counts by itself what is asked for in a way that is not known', async () => {
  expect((await verdictOn({ '17.a.js': BUDGET_OF_LATER + 1 })).problems).toHaveLength(1);
});

it('looks at what is asked for where a build of the oldest contract does not say what is for later', async () => {
  const files = {
    'remoteEntry.js': 'void 0;',
    'remote.js': 't.e(17)',
    '17.a.js': 't.e(18)',
    '18.b.js': 'void 0;',
    // Of the site that the area is by itself, which no page of the shell loads.
    'libraries.c.js': 'void 0;',
  };
  const entry = testEntry({ files });
  const weighed = entry.files.map((file) => ({
    ...file,
    brotli: /^(18|libraries)/.test(file.name) ? BUDGET_OF_LATER + 1 : 1,
  }));

  const { problems } = await budget.run(
    { entry: { ...entry, files: weighed }, folder: testBuild({ files }) },
    testLive(),
  );

  expect(problems).toEqual([expect.stringContaining('(18.b.js)')]);
});

it('lets as many parts be larger as were agreed on, and no further one', async () => {
  const [agreed = 0] = LARGER_PARTS['mfe-community']!;
  const asks = 't.e(17),t.e(18)';
  const problemsOf = async (scripts: Weights) => (await verdictOn(scripts, asks, 'mfe-community')).problems;

  expect(await problemsOf({ '17.a.js': agreed, '18.b.js': BUDGET_OF_LATER })).toEqual([]);
  expect(await problemsOf({ '17.a.js': agreed, '18.b.js': BUDGET_OF_LATER + 1 })).toEqual([
    expect.stringContaining('18.b.js'),
  ]);
});
