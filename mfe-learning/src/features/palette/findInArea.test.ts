import { createTestPlatform, respond, sent } from '@athenaeum/shell-contract/testing';
import { LearningPaletteDocument, type PaletteSalonFragment } from './__generated__/palette';
import { findInArea } from './findInArea';

const platform = createTestPlatform();

const salon = (own: Partial<PaletteSalonFragment>): PaletteSalonFragment => ({
  id: 'ask',
  slug: 'the-art-of-the-ask',
  title: 'The Art of the Ask',
  date: Date.UTC(2026, 10, 25, 18),
  timezone: 'America/Los_Angeles',
  event_location: 'Virtual',
  phase: 'UPCOMING',
  thumbnail: null,
  my_rsvp: null,
  my_bookmark: null,
  ...own,
});
const rsvp = { id: 'r', status: 'RESERVED' as const };
const bookmark = { id: 'b' };

it('finds salons with what the member has to do with them, and the first of each other kind', async () => {
  respond(LearningPaletteDocument, {
    search: {
      ok: true,
      data: {
        upcoming: [
          salon({ my_rsvp: rsvp }),
          salon({ phase: 'LIVE', my_rsvp: rsvp }),
          salon({ my_bookmark: bookmark }),
        ],
        recorded: [salon({ phase: 'RECORDED', my_rsvp: rsvp })],
        pathways: ['one', 'two'].map((slug) => ({ id: slug, slug, title: `Path ${slug}` })),
        peer_groups: [],
        tags: [{ id: 'goal', slug: 'goal', title: 'A goal' }],
      },
    },
  });

  const [salons, library] = await findInArea({ platform, term: 'ask' });

  expect(sent(LearningPaletteDocument)).toEqual([{ query: 'ask' }]);
  expect(salons!.label).toBe('Salons');
  expect(salons!.items.map(({ note }) => note)).toEqual(['Attending', 'Live now', 'Saved', null]);
  expect(salons!.items[0]).toMatchObject({
    to: '/salons/the-art-of-the-ask',
    detail: expect.stringContaining('10 AM PT') as string,
    picture: { kind: 'cover', name: 'the-art-of-the-ask', src: null },
  });
  expect(salons!.items[3]).toMatchObject({ detail: 'On demand' });
  expect(library!.items).toEqual([
    { to: '/pathways/one', title: 'Path one', detail: 'Pathway' },
    { to: '/goals/goal', title: 'A goal', detail: 'Goal' },
  ]);
});

it('asks nothing for a term that the search refuses', async () => {
  expect(await findInArea({ platform, term: 'a' })).toEqual([]);
  expect(sent(LearningPaletteDocument)).toEqual([]);
});
