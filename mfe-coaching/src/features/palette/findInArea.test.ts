import { createTestPlatform, failWith, respond, sent } from '@athenaeum/shell-contract/testing';
import { CoachingPaletteDocument } from './__generated__/palette';
import { findInArea } from './findInArea';

const platform = createTestPlatform();

it('finds coaches with their next opening', async () => {
  const soon = Date.now() + 3_600_000;
  const coach = { id: 'maya', slug: 'maya-chen', name: 'Maya Chen', title: 'Board interviews', avatar: null };
  respond(CoachingPaletteDocument, {
    coaches: {
      ok: true,
      count: 12,
      data: [
        { ...coach, next_free: soon },
        { ...coach, id: 'ada', slug: 'ada', name: 'Ada', next_free: null },
      ],
    },
  });

  const groups = await findInArea({ platform, term: 'board' });

  expect(sent(CoachingPaletteDocument)).toEqual([{ search: 'board' }]);
  expect(groups).toEqual([
    {
      label: 'Do',
      areActions: true,
      items: [
        {
          to: '/expert-strategists/experts/maya-chen#openings',
          title: 'Book Maya Chen',
          detail: expect.stringMatching(/^[A-Z][a-z]{2} \d+:\d\d [AP]M is the next opening$/) as string,
          icon: 'book',
        },
      ],
    },
    {
      label: 'Coaches',
      items: [
        {
          to: '/expert-strategists/experts/maya-chen',
          title: 'Maya Chen',
          detail: 'Board interviews',
          note: expect.stringMatching(/^[A-Z][a-z]{2} \d+:\d\d [AP]M$/) as string,
          picture: { kind: 'portrait', name: 'Maya Chen', src: null },
        },
        expect.objectContaining({ title: 'Ada', note: null }),
      ],
      shown: 2,
      results: 12,
    },
  ]);
});

it('finds nobody when the service is away', async () => {
  respond(CoachingPaletteDocument, failWith([{ path: ['coaches'], code: 'UNAVAILABLE' }]));

  expect(await findInArea({ platform, term: 'board' })).toEqual([
    { label: 'Do', areActions: true, items: [] },
    { label: 'Coaches', items: [], shown: 2, results: null },
  ]);
});

it('offers those with the next openings for the verb alone', async () => {
  const coach = { slug: 'c', title: null, avatar: null };
  respond(CoachingPaletteDocument, {
    coaches: {
      ok: true,
      count: 3,
      data: [
        { ...coach, id: 'ada', name: 'Ada', next_free: Date.UTC(2026, 11, 9) },
        { ...coach, id: 'bea', name: 'Bea', next_free: null },
        { ...coach, id: 'cleo', name: 'Cleo', next_free: Date.UTC(2026, 11, 2) },
      ],
    },
  });

  const [actions, coaches] = await findInArea({ platform, term: 'book' });

  expect(sent(CoachingPaletteDocument)).toEqual([{ take: 100 }]);
  expect(actions).toMatchObject({ areActions: true, items: [{ title: 'Book Cleo' }, { title: 'Book Ada' }] });
  expect(coaches).toMatchObject({ items: [], results: null });
});

it('searches for what follows the verb', async () => {
  respond(CoachingPaletteDocument, { coaches: { ok: true, count: 0, data: [] } });

  const [, coaches] = await findInArea({ platform, term: 'book maya' });

  expect(coaches!.results).toBeNull();
  expect(sent(CoachingPaletteDocument)).toEqual([{ search: 'maya' }]);
});
