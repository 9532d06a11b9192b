import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyPlan, draftsOf, GeneratorProblem, insertSorted, type Plan } from './change';
import { help } from './help';
import { kinds } from './kinds';
import { nameOf } from './names';
import { EXAMPLES } from './testing/examples';

const REPOSITORY = join(__dirname, '../..');
const run = (kind: string, words: readonly string[], options = {}) =>
  kinds[kind]!.run(REPOSITORY, words, options);
const problemOf = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    if (error instanceof GeneratorProblem) return error.message;
    throw error;
  }
  return 'none';
};

it('knows the seven kinds, and says of each what it makes, what it needs and how it is asked for', () => {
  expect(Object.keys(kinds)).toEqual([
    'area',
    'page',
    'feature',
    'subgraph',
    'aggregate',
    'operation',
    'element',
  ]);
  for (const [name, { words, example }] of Object.entries(kinds)) {
    expect(help()).toContain(`  ${name} ${words}\n`);
    expect(help()).toContain(`npm run new -- ${example}\n`);
  }
});

it('is held by one of each kind', () => {
  expect([...new Set(EXAMPLES.map(([kind]) => kind))].sort()).toEqual(Object.keys(kinds).sort());
});

// What is made in what another makes is proven in a copy (prove.ts).
const inWhatIsThere = EXAMPLES.filter(
  ([kind, ...words]) => kind === 'subgraph' || !/mentoring/.test(words.slice(0, 2).join()),
);

it.each(inWhatIsThere.map((words) => [words.join(' '), words] as const))(
  'finds a place for %s',
  (_said, given) => {
    const [kind = '', ...words] = given.filter((word) => word !== '--es' && word !== 'Lista de lectura');

    const drafts = [...draftsOf(REPOSITORY, run(kind, words, { es: 'Lista de lectura' })).keys()];

    expect(drafts.some((path) => /\.test\.tsx?$/.test(path))).toBe(true);
  },
);

it.each([
  ['area', ['learning'], 'mfe-learning exists already.'],
  ['area', ['Mentoring'], '"Mentoring" names a folder and an address: write it as mentoring.'],
  ['area', ['shell'], 'shell is another part of the product: take another name.'],
  [
    'area',
    ['opportunity-intake'],
    '/opportunity-intake is a page of mfe-opportunities already: take another name, or another --path.',
  ],
  ['area', ['files'], '/files is answered by the server and can be no page.'],
  [
    'area',
    ['../outside'],
    '"../outside" is no name for an area: take words of letters and digits, 40 characters at most, as in reading-note.',
  ],
  ['area', [], 'Say what the area is to be called: npm run new -- --help'],
  [
    'page',
    ['mfe-nowhere', 'list'],
    'There is no area mfe-nowhere: the areas are mfe-admin, mfe-coaching, mfe-community, mfe-learning, mfe-opportunities, mfe-public-events.',
  ],
  ['page', ['mfe-learning', 'readingList'], '"readingList" stands in an address: write it as reading-list.'],
  [
    'page',
    ['mfe-learning', 'calendar'],
    '/calendar is a page of mfe-learning already: take another name, or another --path.',
  ],
  [
    'feature',
    ['mfe-learning', 'bookmark'],
    'mfe-learning has a feature bookmark already: take another name.',
  ],
  [
    'feature',
    ['mfe-learning', 'import'],
    '"import" means something to TypeScript or GraphQL: take another name.',
  ],
  [
    'feature',
    [],
    'There is no area (none was said): the areas are mfe-admin, mfe-coaching, mfe-community, mfe-learning, mfe-opportunities, mfe-public-events.',
  ],
  [
    'subgraph',
    ['content', 'note'],
    'The subgraph content exists already: npm run new -- aggregate content <name>.',
  ],
  ['subgraph', ['kit', 'note'], 'kit is another part of the product: take another name.'],
  [
    'subgraph',
    ['career-coaching', 'note'],
    '"career-coaching" cannot be the name of a subgraph, which is part of variables, hosts and fields: take one word of small letters, as in mentoring.',
  ],
  ['subgraph', ['mentoring', 'salon'], 'The graph has a field salon already: take another name.'],
  [
    'aggregate',
    ['nowhere', 'note'],
    'There is no subgraph nowhere: the subgraphs are coaching, content, opportunities, users.',
  ],
  ['aggregate', ['content', 'salon'], 'The subgraph content has salon already: take another name.'],
  ['aggregate', ['content', 'coach'], 'The graph has a field coach already: take another name.'],
  ['aggregate', ['content', 'document'], 'The graph has a type Document already: take another name.'],
  [
    'operation',
    ['subscription', 'content', 'bookmark', 'x', 'mfe-learning'],
    'Say query or mutation first, not "subscription": npm run new -- operation query content bookmark count-bookmarks mfe-learning',
  ],
  [
    'operation',
    ['query', 'content', 'nothing', 'count', 'mfe-learning'],
    'The subgraph content has no aggregate nothing (modules/nothing/nothing.model.ts).',
  ],
  [
    'operation',
    ['query', 'content', 'category', 'count', 'mfe-learning'],
    'A Category does not say by a user_id to which member it belongs: write the operation by hand, after one beside it.',
  ],
  [
    'operation',
    ['query', 'content', 'bookmark', 'salons', 'mfe-learning'],
    'The graph has a field salons already: take another name.',
  ],
  ['element', ['button'], 'shared-ui has Button already: take another name.'],
] as const)('tells of %s %j in a sentence', (kind, words, message) => {
  expect(problemOf(() => run(kind, words))).toBe(message);
});

it.each(['/Reading', 'reading', '/a/', '//elsewhere.example', '/:slug'])(
  'takes %s for no address',
  (path) => {
    expect(problemOf(() => run('page', ['mfe-learning', 'reading-list'], { path }))).toMatch(
      /^".*" is no address/,
    );
  },
);

it('tells at the command of what there is not', () => {
  const told = (...args: string[]) => {
    try {
      return execFileSync(process.execPath, ['--import', 'tsx', join(__dirname, 'new.ts'), ...args], {
        cwd: REPOSITORY,
        encoding: 'utf8',
        stdio: 'pipe',
      });
    } catch (error) {
      return (error as { stderr: string }).stderr;
    }
  };

  expect(told('remote', 'mentoring')).toBe(
    'There is nothing called remote to make: area, page, feature, subgraph, aggregate, operation, element. npm run new -- --help says more.\n',
  );
  expect(told('area', 'learning')).toBe('mfe-learning exists already.\n');
  expect(told('page', '--title', 'x')).toMatch(
    /^Unknown option '--title'.* npm run new -- --help says what there is\.\n$/,
  );
  expect(told('--help')).toBe(`${help()}\n`);
});

describe('a plan', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'athenaeum-plan-'));
    writeFileSync(join(folder, 'list.ts'), "export const list = ['a'];\n");
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const isRefused = async (plan: Plan, message: string) => {
    await expect(applyPlan(folder, plan)).rejects.toThrow(message);
    expect(execFileSync('ls', [folder], { encoding: 'utf8' })).toBe('list.ts\n');
  };

  it('is not begun where a file is there', () =>
    isRefused(
      {
        changes: [
          { path: 'new.ts', text: '' },
          { path: 'list.ts', text: '' },
        ],
        left: [],
      },
      'list.ts exists already.',
    ));

  it('is not begun where an edit finds no place', () =>
    isRefused(
      {
        changes: [
          { path: 'new.ts', text: '' },
          { path: 'list.ts', edit: (text) => text },
        ],
        left: [],
      },
      'list.ts has no place for it: add it by hand.',
    ));

  it('adds one edit of a file to another', () => {
    const drafts = draftsOf(folder, {
      changes: ['b', 'c'].map((item) => ({
        path: 'list.ts',
        edit: (text: string) => text.replace(']', `, '${item}']`),
      })),
      left: [],
    });

    expect(drafts.get('list.ts')).toBe("export const list = ['a', 'b', 'c'];\n");
  });
});

it.each([
  ['a', 'a;b;d;'],
  ['c', 'b;c;d;'],
  ['e', 'b;d;e;'],
])('puts %s where the alphabet does', (key, expected) => {
  expect(insertSorted(/(\w);/, key, `${key};`)('b;d;')).toBe(expected);
});

it.each([
  ['readingNote', 'reading-note', 'readingNotes'],
  ['DiaryEntry', 'diary-entry', 'diaryEntries'],
  ['wish_list box', 'wish-list-box', 'wishListBoxes'],
])('spells %s as code asks for it', (given, kebab, plural) => {
  expect(nameOf(given)).toMatchObject({ kebab, plural });
});
