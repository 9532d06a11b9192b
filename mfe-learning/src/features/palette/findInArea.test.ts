import {
  createTestPlatform,
  failWith,
  mockServer,
  respond,
  sent,
  testMember,
} from '@athenaeum/shell-contract/testing';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { CreateBookmarkDocument } from '../../components/bookmark/__generated__/createBookmark';
import { CreateRSVPDocument } from '../../components/rsvp/__generated__/createRsvp';
import { WithdrawRSVPDocument } from '../../components/rsvp/__generated__/withdrawRsvp';
import { answer } from '../../testing/answers';
import {
  LearningPaletteDocument,
  LearningPaletteNextDocument,
  type PaletteSalonFragment,
} from './__generated__/palette';
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
  rsvp_state: 'OPEN',
  requires_payment: false,
  thumbnail: null,
  my_rsvp: null,
  my_bookmark: null,
  ...own,
});
const COUNTS = {
  upcoming: 3,
  recorded: 20,
  categories: 1,
  collections: 0,
  speakers: 4,
  tags: 2,
  pathways: 2,
  peer_groups: 0,
};
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
        counts: COUNTS,
      },
    },
  });

  const [actions, salons, library] = await findInArea({ platform, term: 'ask' });

  expect(sent(LearningPaletteDocument)).toEqual([{ query: 'ask' }]);
  expect(actions!.items).toEqual([]);
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
  expect([actions, salons, library].map((group) => group!.results)).toEqual([undefined, undefined, 32]);
});

it('asks nothing for a term that the search refuses', async () => {
  expect(await findInArea({ platform, term: 'a' })).toEqual([]);
  expect(sent(LearningPaletteDocument)).toEqual([]);
});

const found = (...upcoming: PaletteSalonFragment[]) =>
  respond(LearningPaletteDocument, {
    search: {
      ok: true,
      data: { upcoming, recorded: [], pathways: [], peer_groups: [], tags: [], counts: COUNTS },
    },
  });
const actionsOf = async (term: string, by = createTestPlatform()) => {
  const [actions] = await findInArea({ platform: by, term });
  return actions!.items;
};

it('does not count what the page of results finds for a verb, or while the search is away', async () => {
  found(salon({}));
  const [, , library] = await findInArea({ platform, term: 'rsvp ask' });
  const tooShort = await findInArea({ platform, term: 'rsvp a' });
  respond(LearningPaletteDocument, failWith([{ path: ['search'], code: 'UNAVAILABLE' }]));
  const away = await findInArea({ platform, term: 'ask' });

  expect(library!.results).toBeNull();
  for (const groups of [tooShort, away])
    expect(groups).toEqual([{ label: 'Salons', items: [], results: null }]);
});

it('reserves a seat by the verb, and tells it with Undo', async () => {
  found(salon({}));
  respond(CreateRSVPDocument, {
    createRSVP: answer({ id: 'seat', status: 'RESERVED' as const, order: null }),
  });
  respond(WithdrawRSVPDocument, { withdrawRSVP: answer({ id: 'seat', status: 'INVITED' as const }) });
  const by = createTestPlatform();

  const [action] = await actionsOf('rsvp ask', by);

  expect(sent(LearningPaletteDocument)).toEqual([{ query: 'ask' }]);
  expect(action).toMatchObject({ title: 'RSVP to The Art of the Ask', to: '/salons/the-art-of-the-ask' });
  action!.act!();
  const event = await notified(by);
  expect(sent(CreateRSVPDocument)).toEqual([
    { input: { salonId: 'ask', userId: testMember.id, status: 'RESERVED' } },
  ]);
  expect(event).toMatchObject({ message: 'You are attending The Art of the Ask', action: { label: 'Undo' } });
  event.action.onPress();
  await waitFor(() => expect(sent(WithdrawRSVPDocument)).toEqual([{ id: 'seat' }]));
});

it('joins the waitlist of a full event, and tells why no seat was reserved', async () => {
  found(salon({ rsvp_state: 'FULL' }));
  respond(CreateRSVPDocument, failWith([{ path: ['createRSVP'], code: 'UNAVAILABLE' }]));
  const by = createTestPlatform();

  const [action] = await actionsOf('attend ask', by);

  expect(action!.title).toBe('Join the waitlist for The Art of the Ask');
  action!.act!();
  const event = await notified(by);
  expect(sent(CreateRSVPDocument)).toMatchObject([{ input: { status: 'PENDING' } }]);
  expect(event.message).toMatch(/^No seat was reserved at The Art of the Ask\. ./);
  event.action.onPress();
  expect(location.pathname).toBe('/salons/the-art-of-the-ask');
});

it.each(['ATTENDING', 'OVER', 'NEEDS_CODE', 'MEMBERS_ONLY', 'WAITLISTED'] as const)(
  'offers no seat where the state is %s',
  async (rsvp_state) => {
    found(salon({ rsvp_state }));
    expect(await actionsOf('rsvp ask')).toEqual([]);
  },
);

it('leaves a seat that is paid for to the page of the event', async () => {
  found(salon({ requires_payment: true }));
  expect(await actionsOf('rsvp ask')).toEqual([]);
});

it('saves by the verb what is not saved, for members', async () => {
  found(salon({}), salon({ id: 'other', title: 'Other', my_bookmark: bookmark }));
  mockServer.use(http.post('*/webhooks/salesforce/bookmark', () => HttpResponse.json({ ok: true })));
  respond(CreateBookmarkDocument, { createBookmark: answer(bookmark) });
  const by = createTestPlatform();

  const actions = await actionsOf('save ask', by);

  expect(actions.map(({ title }) => title)).toEqual(['Save The Art of the Ask']);
  actions[0]!.act!();
  expect(await notified(by)).toMatchObject({ message: 'Bookmarked', action: { label: 'Undo' } });
  expect(sent(CreateBookmarkDocument)).toEqual([
    { input: { userId: testMember.id, salonOrCoachId: 'ask', type: 'SALON' } },
  ]);
  expect(await actionsOf('save ask', createTestPlatform({ ...testMember, roles: ['prospect'] }))).toEqual([]);
});

describe('for a verb alone', () => {
  const next = (...salons: PaletteSalonFragment[]) => {
    found(salon({ id: 'named', title: 'A word of the title' }));
    respond(LearningPaletteNextDocument, { salons: { ok: true, data: salons } });
  };

  it('leads to the next events that have a seat or a line, and reserves none of them', async () => {
    next(
      salon({ rsvp_state: 'ATTENDING' }),
      salon({ requires_payment: true }),
      salon({ slug: 'full', title: 'Full House', rsvp_state: 'FULL' }),
    );

    const [actions, salons] = await findInArea({ platform, term: 'rsvp' });

    expect(actions!.items).toEqual([
      {
        to: '/salons/the-art-of-the-ask',
        title: 'RSVP to The Art of the Ask',
        detail: expect.stringMatching(/10 AM PT.* · RSVP on its page$/) as string,
        icon: 'reserve',
      },
      expect.objectContaining({ to: '/salons/full', title: 'Join the waitlist for Full House' }),
    ]);
    expect(actions!.items.map(({ act }) => act)).toEqual([undefined, undefined]);
    expect(sent(LearningPaletteDocument)).toEqual([{ query: 'rsvp' }]);
    expect(salons!.label).toBe('Do');
  });

  it('saves one of the next events', async () => {
    next(salon({ my_bookmark: bookmark }), salon({ id: 'other', title: 'Other' }));

    const [actions] = await findInArea({ platform, term: 'save' });

    expect(actions!.items).toMatchObject([{ title: 'Save Other', act: expect.any(Function) as unknown }]);
  });
});

interface Notified {
  message: string;
  action: { label: string; onPress: () => void };
}

const notified = (by: ReturnType<typeof createTestPlatform>) =>
  waitFor(() => {
    const event = by.events.find(({ type }) => type === 'notify');
    if (!event) throw new Error('Nothing was told yet.');
    return { message: event.message as string, action: event.action as Notified['action'] };
  });
