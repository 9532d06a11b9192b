import { visitor, type Viewer } from '@athenaeum/kit';
import { createTestWorld, openForFile, type ResultOf, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { aRecording, anRSVP, aSalon, aSpeaker, DAY, HOUR } from '../../testing/factories';
import type { SalonRow } from '../salon/salon.model';
import { Salon } from '../salon/salon.model';
import { RSVP } from './rsvp.model';

const member = viewerOf('member-1');
const prospect = viewerOf('prospect-1', 'prospect');

const CREATE = `mutation ($input: CreateRSVPInput!) { createRSVP(input: $input) {
  ok code message fields data { id status waitlist_position salon { seats_left is_closed link } } } }`;
const UPDATE = `mutation ($id: ID!, $status: RSVPStatus!) { updateRSVP(id: $id, status: $status) {
  ok code message data { id status responded_at waitlist_position } } }`;

const WITHDRAW = `mutation ($id: ID!) { withdrawRSVP(id: $id) {
  ok code message data { id status responded_at waitlist_position } } }`;

// Dozens of concurrent transactions take a while on a busy machine.
jest.setTimeout(60_000);

type Answer = ResultOf<{
  id: string;
  status: string;
  waitlist_position: number | null;
  salon: Record<string, unknown>;
} | null>;

const world = openForFile(() => createTestWorld(subgraph));

const ask = async (viewer: Viewer, salon: SalonRow, more: object = {}) =>
  (
    await world.run<{ createRSVP: Answer }>(viewer, CREATE, {
      input: { salonId: salon._id, userId: viewer.id ?? 'nobody', ...more },
    })
  ).createRSVP;
const change = async (viewer: Viewer, id: string, status: string) =>
  (await world.run<{ updateRSVP: Answer }>(viewer, UPDATE, { id, status })).updateRSVP;
const withdraw = async (viewer: Viewer, id: string) =>
  (await world.run<{ withdrawRSVP: Answer }>(viewer, WITHDRAW, { id })).withdrawRSVP;
/** The operation that says so, and the one of the specification. */
const WAYS = [
  ['withdrawRSVP', withdraw],
  ['updateRSVP', (viewer: Viewer, id: string) => change(viewer, id, 'INVITED')],
] as const;
const statuses = async (salon: SalonRow) =>
  (await RSVP.find({ salon_id: salon._id }).sort({ queued_at: 1, _id: 1 }).lean()).map(
    ({ status }) => status,
  );
const crowd = (count: number) => Array.from({ length: count }, (_, n) => viewerOf(`crowd-${n}`));

describe('asking for a seat is refused', () => {
  it.each([
    ['to a visitor', visitor, {}, {}, 'UNAUTHENTICATED', 'Please sign in to continue.'],
    ['in the name of somebody else', member, {}, { userId: 'member-2' }, 'FORBIDDEN', /yourself/],
    [
      'when it was cancelled',
      member,
      { salon_status: 'cancelled' },
      {},
      'CONFLICT',
      'This event was cancelled.',
    ],
    [
      'when it was postponed',
      member,
      { salon_status: 'postponed' },
      {},
      'CONFLICT',
      'This event was postponed.',
    ],
    ['when it is over', member, { date: Date.now() - DAY }, {}, 'CONFLICT', /already taken place/],
    ['to a prospect for members only', prospect, {}, {}, 'FORBIDDEN', /members only/],
    [
      'to a member not invited to a private one',
      member,
      { is_private: true },
      {},
      'NOT_FOUND',
      /could not find/,
    ],
    ['as a status nobody can wish for', member, {}, { status: 'INVITED' }, 'INVALID', /RESERVED or PENDING/],
  ] as const)('%s', async (_when, viewer, salon, input, code, message) => {
    const target = await aSalon({ ...salon });

    const answer = await ask(viewer, target, input);

    expect(answer).toMatchObject({ ok: false, code, data: null });
    expect(answer.message).toMatch(message);
    expect(await statuses(target)).toEqual([]);
  });

  it('for a private salon exactly as for a missing one', async () => {
    const hidden = await ask(member, await aSalon({ is_private: true }));

    expect(hidden).toEqual(await ask(member, { _id: 'missing' } as SalonRow));
  });
});

describe('an invite-only event', () => {
  const room = () => aSalon({ invite_type: 'INVITE_ONLY', invite_code: ' GOLDEN-26' });

  it.each([
    ['no code', undefined],
    ['a wrong code', 'SILVER-26'],
    ['a pattern', '.*'],
  ])('is refused to a prospect with %s', async (_what, invite_code) => {
    const answer = await ask(prospect, await room(), { invite_code });

    expect(answer).toMatchObject({ ok: false, code: 'INVALID' });
    expect(JSON.stringify(answer)).not.toContain('GOLDEN');
  });

  it('has a message of its own for a wrong code', async () => {
    expect((await ask(prospect, await room(), { invite_code: 'nope' })).message).toBe(
      'Incorrect invite code.',
    );
  });

  it.each(['golden-26', ' Golden-26', 'gOLDEN-26\t'])(
    'minds neither case nor spaces: "%s"',
    async (invite_code) => {
      expect((await ask(prospect, await room(), { invite_code })).data?.status).toBe('RESERVED');
      const written = await aSalon({ invite_type: 'INVITE_ONLY', invite_code: 'golden-26' });
      expect((await ask(prospect, written, { invite_code: invite_code.toUpperCase() })).data?.status).toBe(
        'RESERVED',
      );
    },
  );

  it('opens for a prospect with the code, with any spaces around it, and for members without one', async () => {
    expect((await ask(prospect, await room(), { invite_code: '  GOLDEN-26 ' })).data?.status).toBe(
      'RESERVED',
    );
    expect((await ask(member, await room())).data?.status).toBe('RESERVED');
  });

  const apply = async (salon: SalonRow, invite_code: string, viewer: Viewer = visitor) =>
    (
      await world.run<{ applyInviteCode: Answer }>(
        viewer,
        `mutation ($input: ApplyInviteCodeInput!) { applyInviteCode(input: $input) { ok code message data } }`,
        { input: { salonId: salon._id, invite_code } },
      )
    ).applyInviteCode;

  it('tells a visitor whether a code opens it', async () => {
    const salon = await room();

    expect(await apply(salon, 'SILVER')).toMatchObject({
      ok: false,
      code: 'INVALID',
      message: 'Incorrect invite code.',
    });
    expect(await apply(salon, 'GOLDEN-26 ')).toMatchObject({ ok: true, data: true });
  });

  it('is the only kind of event that needs a code', async () => {
    const members = await aSalon();

    expect(await apply(members, 'ANY', prospect)).toMatchObject({ ok: false, code: 'FORBIDDEN' });
    expect(await apply(members, 'ANY', member)).toMatchObject({ ok: true, data: true });
    expect(await apply(await aSalon({ invite_type: 'OPEN_TO_PUBLIC' }), 'ANY')).toMatchObject({ ok: true });
  });

  it('stays open for the invited; members-only events do not', async () => {
    const [salon, members] = [await room(), await aSalon()];
    for (const { _id } of [salon, members])
      await anRSVP({ salon_id: _id, user_id: prospect.id!, status: 'INVITED' });

    expect((await ask(prospect, salon)).data?.status).toBe('RESERVED');
    expect(await ask(viewerOf('prospect-2', 'prospect'), salon)).toMatchObject({
      ok: false,
      code: 'INVALID',
    });
    expect(await ask(prospect, members)).toMatchObject({ ok: false, code: 'FORBIDDEN' });
  });

  it('opens for nobody while it has no code', async () => {
    const closed = await aSalon({ invite_type: 'INVITE_ONLY' });

    expect(await ask(prospect, closed, { invite_code: 'ANY' })).toMatchObject({ ok: false, code: 'INVALID' });
  });
});

describe('asking for a seat', () => {
  it('reserves one and returns the join link, whatever status was wished for', async () => {
    const salon = await aSalon({ capacity: 3 });

    const { data } = await ask(member, salon, { status: 'PENDING' });

    expect(data).toMatchObject({
      status: 'RESERVED',
      waitlist_position: null,
      salon: { seats_left: 2, link: salon.link },
    });
  });

  it('puts the member on the waitlist when it is full or closed by staff', async () => {
    const full = await aSalon({ capacity: 1 });
    await ask(viewerOf('first'), full);
    const closed = await aSalon({ is_closed: true, capacity: 10 });

    expect((await ask(member, full, { status: 'RESERVED' })).data).toMatchObject({
      status: 'PENDING',
      waitlist_position: 1,
      salon: { seats_left: 0, is_closed: true, link: null },
    });
    expect((await ask(member, closed)).data).toMatchObject({ status: 'PENDING', salon: { seats_left: 10 } });
  });

  it('still works while the event is live', async () => {
    expect((await ask(member, await aSalon({ date: Date.now() - HOUR / 4 }))).data?.status).toBe('RESERVED');
  });

  it('answers the existing RSVP when it is repeated', async () => {
    const salon = await aSalon({ capacity: 5 });

    const first = await ask(member, salon);
    const second = await ask(member, salon);

    expect(second).toEqual(first);
    expect((await Salon.findById(salon._id).lean())?.seats_free).toBe(4);
  });

  it.each([
    ['with a limit', 5],
    ['without one', null],
  ])('makes one RSVP of ten concurrent requests, %s', async (_what, capacity) => {
    const salon = await aSalon({ capacity });

    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(member, salon)));

    expect(new Set(answers.map(({ data }) => data?.id)).size).toBe(1);
    expect(await statuses(salon)).toEqual(['RESERVED']);
    expect((await Salon.findById(salon._id).lean())?.seats_free).toBe(capacity && capacity - 1);
  });

  it('gives the last seat to exactly one of fifty concurrent requests', async () => {
    const salon = await aSalon({ capacity: 1, invite_type: 'OPEN_TO_PUBLIC' });

    const answers = await Promise.all(crowd(50).map((viewer) => ask(viewer, salon)));

    expect(answers.filter(({ data }) => data?.status === 'RESERVED')).toHaveLength(1);
    expect(answers.filter(({ data }) => data?.status === 'PENDING')).toHaveLength(49);
    expect((await statuses(salon)).filter((status) => status === 'RESERVED')).toHaveLength(1);
  });
});

describe('repeating an RSVP', () => {
  const answered = async (given: Partial<SalonRow>, viewer = member) => {
    const salon = await aSalon(given);
    const { _id } = await anRSVP({ salon_id: salon._id, user_id: viewer.id!, status: 'INVITED' });
    return { salon, answer: await change(viewer, _id, 'RESERVED') };
  };

  it('gets a seat again, or a place on the waitlist', async () => {
    const { salon, answer } = await answered({ capacity: 1 });
    const full = await answered({ capacity: 1, seats_free: 0 });

    expect(answer.data).toMatchObject({ status: 'RESERVED' });
    expect((await Salon.findById(salon._id).lean())?.seats_free).toBe(0);
    expect(full.answer.data).toMatchObject({ status: 'PENDING', waitlist_position: 1 });
  });

  it.each([
    ['what was cancelled', { salon_status: 'cancelled' }, member, 'CONFLICT'],
    ['what is over', { date: Date.now() - DAY }, member, 'CONFLICT'],
    ['what is for members', {}, prospect, 'FORBIDDEN'],
    ['what has no price yet', { requires_payment: true }, member, 'UNAVAILABLE'],
  ] as const)('is refused at %s', async (_what, given, viewer, code) => {
    const { salon, answer } = await answered({ ...given }, viewer);

    expect(answer).toMatchObject({ ok: false, code });
    expect(await statuses(salon)).toEqual(['INVITED']);
  });

  it('needs no code after an invitation', async () => {
    const { answer } = await answered({ invite_type: 'INVITE_ONLY', invite_code: 'GOLDEN-26' }, prospect);

    expect(answer.data).toMatchObject({ status: 'RESERVED' });
  });
});

describe('the waitlist comes first', () => {
  const freed = (given: Partial<SalonRow> = {}) => aSalon({ capacity: 1, seats_free: 1, ...given });
  const waits = (salon: SalonRow, user_id: string, given: object = {}) =>
    anRSVP({ salon_id: salon._id, user_id, status: 'PENDING', ...given });

  it('when a seat is free that nobody was moved up to yet', async () => {
    const salon = await freed();
    const { _id } = await waits(salon, 'early', { queued_at: 1 });

    expect((await ask(member, salon)).data).toMatchObject({ status: 'PENDING', waitlist_position: 1 });
    expect((await RSVP.findById(_id).lean())?.status).toBe('RESERVED');
    expect((await Salon.findById(salon._id).lean())?.seats_free).toBe(0);
  });

  it.each([
    ['a seat is held to be paid for', {}, { held_until: Date.now() + HOUR }],
    ['nobody is moved up any more', { date: Date.now() + HOUR }, {}],
  ])('but not where %s', async (_what, given, rsvp) => {
    const salon = await freed(given);
    await waits(salon, 'early', { queued_at: 1, ...rsvp });

    expect((await ask(member, salon)).data).toMatchObject({ status: 'RESERVED' });
  });

  it('and keeps the place when asking again', async () => {
    const salon = await aSalon({ capacity: 1, seats_free: 0 });
    const { _id } = await waits(salon, member.id!, { queued_at: 1 });

    await ask(member, salon);

    expect(await RSVP.findById(_id).lean()).toMatchObject({ queued_at: 1, status: 'PENDING' });
  });
});

describe.each(WAYS)('giving a seat back by %s is refused', (_name, giveBack) => {
  it('to anybody else, as if the RSVP did not exist', async () => {
    const { _id } = await anRSVP({ salon_id: (await aSalon())._id, user_id: 'somebody' });

    const stolen = await giveBack(member, _id);

    expect(stolen).toMatchObject({ ok: false, code: 'NOT_FOUND' });
    expect(stolen).toEqual(await giveBack(member, 'missing'));
    expect((await RSVP.findById(_id).lean())?.status).toBe('RESERVED');
  });

  it('when the event is over', async () => {
    const { _id } = await anRSVP({ salon_id: (await aRecording())._id, user_id: member.id! });

    expect(await giveBack(member, _id)).toMatchObject({ ok: false, code: 'CONFLICT' });
  });
});

describe.each(WAYS)('giving a seat back by %s', (_name, giveBack) => {
  it('frees it and stores when the member answered', async () => {
    const salon = await aSalon({ capacity: 2 });
    const { data } = await ask(member, salon);

    const answer = await giveBack(member, data!.id);

    expect(answer.data).toMatchObject({ status: 'INVITED', responded_at: expect.any(Number) });
    expect((await Salon.findById(salon._id).lean())?.seats_free).toBe(2);
  });

  it('frees it once, however often the button is pressed', async () => {
    const salon = await aSalon({ capacity: 2 });
    const { data } = await ask(member, salon);

    await Promise.all(Array.from({ length: 8 }, () => giveBack(member, data!.id)));

    expect((await Salon.findById(salon._id).lean())?.seats_free).toBe(2);
  });
});

describe('giving a seat back', () => {
  it('moves the first on the waitlist up, and the others one place forward', async () => {
    const salon = await aSalon({ capacity: 1 });
    const [first, second, third] = crowd(3) as [Viewer, Viewer, Viewer];
    const seat = await ask(first, salon);
    const waiting = await ask(second, salon);
    const last = await ask(third, salon);

    await change(first, seat.data!.id, 'INVITED');

    expect((await RSVP.findById(waiting.data!.id).lean())?.status).toBe('RESERVED');
    expect(last.data?.waitlist_position).toBe(2);
    expect((await ask(third, salon)).data).toMatchObject({ status: 'PENDING', waitlist_position: 1 });
    expect((await ask(first, salon)).data).toMatchObject({ status: 'PENDING', waitlist_position: 2 });
  });

  it('moves nobody up within two hours of the start', async () => {
    const salon = await aSalon({ capacity: 1, date: Date.now() + 119 * 60_000 });
    const [first, second] = crowd(2) as [Viewer, Viewer];
    const seat = await ask(first, salon);
    await ask(second, salon);

    await change(first, seat.data!.id, 'INVITED');

    expect((await statuses(salon)).sort()).toEqual(['INVITED', 'PENDING']);
    expect((await Salon.findById(salon._id).lean())?.seats_free).toBe(1);
  });

  it.each([
    ['until two hours before the start', () => ({ date: Date.now() + 122 * 60_000 }), 'RESERVED'],
    ['not at an event that was cancelled', () => ({ salon_status: 'cancelled' }) as const, 'PENDING'],
  ] as const)('moves the next one up: %s', async (_when, given, status) => {
    const salon = await aSalon({ capacity: 1, seats_free: 0, ...given() });
    const { _id } = await anRSVP({ salon_id: salon._id, user_id: member.id! });
    const next = await anRSVP({ salon_id: salon._id, user_id: 'next', status: 'PENDING' });

    await change(member, _id, 'INVITED');

    expect((await RSVP.findById(next._id).lean())?.status).toBe(status);
    expect((await Salon.findById(salon._id).lean())?.seats_free).toBe(status === 'RESERVED' ? 0 : 1);
  });

  it('counts no seats where there is no limit', async () => {
    const salon = await aSalon();
    const { data } = await ask(member, salon);

    await change(member, data!.id, 'INVITED');

    expect((await Salon.findById(salon._id).lean())?.seats_free).toBeNull();
  });

  it('lets the member ask again, at the end of the waitlist', async () => {
    const salon = await aSalon({ capacity: 2 });
    const { data } = await ask(member, salon);
    await change(member, data!.id, 'INVITED');

    const again = await ask(member, salon);

    expect(again.data).toMatchObject({ id: data!.id, status: 'RESERVED' });
  });

  it('gives up a place on the waitlist without changing the seats', async () => {
    const salon = await aSalon({ capacity: 1 });
    await ask(viewerOf('first'), salon);
    const { data } = await ask(member, salon);

    await change(member, data!.id, 'INVITED');

    expect((await Salon.findById(salon._id).lean())?.seats_free).toBe(0);
  });
});

it('never exceeds the capacity, nor leaves a seat empty, while people come and go', async () => {
  const salon = await aSalon({ capacity: 5 });
  const people = crowd(24);

  await Promise.all(
    people.map(async (viewer, n) => {
      const { data } = await ask(viewer, salon);
      if (n % 3 === 0) await change(viewer, data!.id, 'INVITED');
      if (n % 6 === 0) await ask(viewer, salon);
    }),
  );

  const now = await statuses(salon);
  expect(now.filter((status) => status === 'RESERVED')).toHaveLength(5);
  expect(now.filter((status) => status === 'PENDING').length).toBeGreaterThan(0);
  expect((await Salon.findById(salon._id).lean())?.seats_free).toBe(0);
});

describe('a member’s RSVPs', () => {
  const OF = `query ($id: ID!) { _entities(representations: [{ __typename: "User", id: $id }]) {
    ... on User { rsvp { status salon { slug link } } } } }`;
  const rsvpsOf = async (viewer: Viewer, id: string) =>
    (await world.run<{ _entities: { rsvp: object[] | null }[] }>(viewer, OF, { id }))._entities[0]?.rsvp;

  it.each([
    ['a visitor', visitor],
    ['another member', viewerOf('nosy')],
    ['an editor', viewerOf('editor', 'editor')],
  ])('are not visible to %s', async (_who, viewer) => {
    await anRSVP({ salon_id: (await aSalon())._id, user_id: 'keeper' });

    expect(await rsvpsOf(viewer, 'keeper')).toBeNull();
  });

  it('are private, include private salons, and take as many reads for many as for few', async () => {
    const host = await aSpeaker();
    const attend = async (id: string, count: number) => {
      for (let n = 0; n < count; n++) {
        const salon = await aSalon({
          is_private: n % 2 === 0,
          speakers: [{ speaker_id: host._id, type: 'HOST' }],
        });
        await anRSVP({ salon_id: salon._id, user_id: id });
      }
    };
    await attend('few', 2);
    await attend('many', 20);

    expect(await rsvpsOf(viewerOf('many'), 'many')).toHaveLength(20);
    expect(await rsvpsOf(viewerOf('boss', 'admin'), 'few')).toHaveLength(2);
    expect(await world.countReads(() => rsvpsOf(viewerOf('many'), 'many'))).toBe(
      await world.countReads(() => rsvpsOf(viewerOf('few'), 'few')),
    );
  });
});
