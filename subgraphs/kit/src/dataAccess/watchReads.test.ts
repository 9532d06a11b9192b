import { viewerOf } from '../testing';
import type { Viewer } from '../viewer';
import { watchReads } from './watchReads';

type Resolve = (record: object, args: object, context: object) => unknown;

const noted: unknown[] = [];
beforeEach(() => noted.splice(0));

const resolvers = watchReads(
  { Letter: { id: () => 'l1', body: async () => 'Dear all', stamp: () => '' }, Query: {} },
  {
    Letter: {
      ownerOf: ({ to }: { to: string | null }) => to,
      details: { body: 'letters', title: 'letters', stamp: 'letters' },
    },
  },
) as Record<string, Record<string, Resolve>>;

const LETTER = { to: 'noor', title: 'News' };
const read = (field: string, viewer: Viewer, letter: object = LETTER) =>
  resolvers.Letter![field]!(
    letter,
    {},
    { viewer, loaders: { dataAccesses: { note: (...what: unknown[]) => void noted.push(what) } } },
  );

it.each(['support', 'editor', 'admin'] as const)(
  'notes what staff read of somebody, and answers it as it was: %s',
  async (role) => {
    expect(await read('body', viewerOf('ada', role))).toBe('Dear all');
    expect(read('title', viewerOf('ada', role))).toBe('News');

    expect(noted).toEqual([
      ['noor', 'Letter.body', 'letters'],
      ['noor', 'Letter.title', 'letters'],
    ]);
  },
);

it.each<[string, string, Viewer, object?]>([
  ['one’s own', 'title', viewerOf('noor', 'admin')],
  ['for its member or a coach', 'title', viewerOf('maya', 'coach')],
  ['for a service', 'title', viewerOf(null, 'service')],
  ['of nobody', 'title', viewerOf('ada', 'admin'), { to: null, title: 'News' }],
  ['empty', 'stamp', viewerOf('ada', 'admin')],
  ['not watched', 'id', viewerOf('ada', 'admin')],
])('notes nothing that is %s', async (_what, field, viewer, letter = LETTER) => {
  await read(field, viewer, letter);

  expect(noted).toEqual([]);
});
