import { serviceViewer, visitor } from '@athenaeum/kit';
import { createTestWorld, openForFile, type ResultOf, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { aSalon, anRSVP, DAY } from '../../testing/factories';
import type { SalonRow } from '../salon/salon.model';
import { GuestMail } from './guestMail.model';
import { confirmGuestRSVP } from './rsvpNotice.service';
import { RSVP } from './rsvp.model';

const FORM = {
  first_name: 'Nadia',
  last_name: 'Okafor',
  title: 'Chief Risk Officer',
  email: 'Nadia.Okafor@example.org',
  company: 'Lagan Bank',
  country: 'Ireland',
  city: 'Dublin',
  state: 'Leinster',
  agree: true,
  signUpCheck: true,
};
const LINKEDIN = 'Enter a LinkedIn address, like https://www.linkedin.com/in/you';
const SEND = `mutation ($input: PublicRSVPInput!) { publicRSVP(input: $input) { ok code message fields data { salon_id status } } }`;

type Answer = ResultOf<{ status: string } | null>;

const world = openForFile(() => createTestWorld(subgraph));
beforeEach(async () => {
  await GuestMail.deleteMany({});
});

const send = async (salon: SalonRow, form: object = {}, viewer = visitor) =>
  (
    await world.run<{ publicRSVP: Answer }>(viewer, SEND, {
      input: { event_id: salon._id, ...FORM, ...form },
    })
  ).publicRSVP;
const open = (given: Partial<SalonRow> = {}) => aSalon({ invite_type: 'OPEN_TO_PUBLIC', ...given });

describe('the public form is refused', () => {
  it.each([
    ['first_name', '  ', 'Please enter your first name'],
    ['last_name', '', 'Please enter your last name'],
    ['company', '', 'Please enter your company'],
    ['title', '', 'Please enter your title'],
    ['country', '', 'Please enter your country'],
    ['city', '', 'Please enter your city'],
    ['state', null, 'Please enter your state'],
    ['email', '', 'Please enter your email'],
    ['email', 'not an address', 'Please enter your email'],
    ['agree', false, 'Please accept the release agreement'],
    ['signUpCheck', null, 'Please agree to receive the newsletter'],
    ['first_name', 'Nadia\r\nBcc: everyone@example.org', 'Keep it to one line'],
    ['last_name', 'Okafor\u202egro.elpmaxe', 'Keep it to one line'],
    ['company', `${'Lagan '.repeat(30)}Bank`, 'Keep it to 120 characters'],
    ['email', 'nadia@example.org\r\nBcc: all@example.org', 'Keep it to one line'],
    ['linkedin', 'https://linkedin.example.org/in/nadia', LINKEDIN],
    ['linkedin', 'javascript:alert(1)//linkedin.com/in/x', LINKEDIN],
    ['phone', 'call me', 'Enter a phone number, like +1 415 555 0100'],
    ['phone', '12', 'Enter a phone number, like +1 415 555 0100'],
  ])('without a proper %s (%p)', async (field, value, message) => {
    const salon = await open();

    const answer = await send(salon, { [field]: value });

    expect(answer).toMatchObject({ ok: false, code: 'INVALID', fields: { [field]: message } });
    expect(await RSVP.countDocuments({ salon_id: salon._id })).toBe(0);
  });

  it('for members only, and for a private event as for a missing one', async () => {
    expect(await send(await aSalon())).toMatchObject({ ok: false, code: 'FORBIDDEN' });
    const hidden = await send(await open({ is_private: true }));
    expect(hidden).toEqual(await send({ _id: 'missing' } as SalonRow));
  });

  it('with a wrong invite code', async () => {
    const salon = await aSalon({ invite_type: 'INVITE_ONLY', invite_code: 'GOLDEN-26' });

    expect(await send(salon, { invite_code: 'golden' })).toMatchObject({
      ok: false,
      message: 'Incorrect invite code.',
    });
    expect((await send(salon, { invite_code: ' GOLDEN-26 ' })).ok).toBe(true);
  });

  it('with the code of another event', async () => {
    const salon = await aSalon({ invite_type: 'INVITE_ONLY', invite_code: 'GOLDEN-26' });
    await aSalon({ invite_type: 'INVITE_ONLY', invite_code: 'LAMPLIGHT' });

    const answer = await send(salon, { invite_code: 'LAMPLIGHT' });

    expect(answer).toMatchObject({ ok: false, fields: { invite_code: 'Incorrect invite code.' } });
    expect(await RSVP.countDocuments({ salon_id: salon._id })).toBe(0);
  });

  it.each([
    ['was cancelled', { salon_status: 'cancelled' as const }, 'This event was cancelled.'],
    ['was postponed', { salon_status: 'postponed' as const }, 'This event was postponed.'],
    ['is over', { date: Date.now() - DAY }, 'This event has already taken place.'],
  ])('when the event %s', async (_what, given, message) => {
    const salon = await open(given);

    expect(await send(salon)).toMatchObject({ ok: false, code: 'CONFLICT', message });
    expect(await RSVP.countDocuments({ salon_id: salon._id })).toBe(0);
  });

  it('at a paid event, where a seat belongs to an account', async () => {
    const salon = await open({ requires_payment: true, price: 450_00 });

    expect(await send(salon)).toMatchObject({
      ok: false,
      code: 'UNAUTHENTICATED',
      message: 'Please sign in to book a seat at this paid event.',
    });
  });
});

it('stores the answers, and each consent with its time', async () => {
  const salon = await open();

  const answer = await send(salon, { linkedin: '', phone: '+353 1 234 5678' });

  expect(answer).toMatchObject({ ok: true, data: { status: 'RESERVED' } });
  const kept = await RSVP.findOne({ salon_id: salon._id }).lean();
  expect(kept).toMatchObject({
    guest_email: 'nadia.okafor@example.org',
    guest: { first_name: 'Nadia', phone: '+353 1 234 5678', linkedin: null },
    consents: [
      { name: 'release_agreement', given_at: expect.any(Number) },
      { name: 'newsletter', given_at: expect.any(Number) },
    ],
  });
  expect(kept).not.toHaveProperty('user_id');
});

it('is one RSVP for each salon and address, however it is written', async () => {
  const salon = await open({ capacity: 1 });

  const answers = await Promise.all(
    ['nadia@example.org', 'NADIA@example.org', ' Nadia@Example.org '].map((email) => send(salon, { email })),
  );

  // After the first one, whichever that is, the event is full for any address.
  expect(answers.map(({ data }) => data?.status).sort()).toEqual(['PENDING', 'PENDING', 'RESERVED']);
  expect(await RSVP.countDocuments({ salon_id: salon._id })).toBe(1);
});

it('keeps the first answers when somebody repeats it under the same address', async () => {
  const salon = await open();

  await send(salon);
  const repeated = await send(salon, { first_name: 'Mallory', email: 'NADIA.OKAFOR@example.org' });

  expect(repeated).toMatchObject({ ok: true, data: { status: 'RESERVED' } });
  expect(await RSVP.findOne({ salon_id: salon._id }).lean()).toMatchObject({
    guest: { first_name: 'Nadia' },
  });
});

it('shares the waitlist with members', async () => {
  const salon = await open({ capacity: 1 });
  await world.run(
    viewerOf('member-1'),
    `mutation ($input: CreateRSVPInput!) { createRSVP(input: $input) { ok } }`,
    { input: { salonId: salon._id, userId: 'member-1' } },
  );

  expect((await send(salon)).data?.status).toBe('PENDING');
});

it('answers alike for the address of a member', async () => {
  const stranger = await send(await open(), { email: 'nobody@example.org' });
  const member = await send(await open(), { email: 'member@demo.athenaeum.test' });

  expect({ ...member, data: member.data?.status }).toEqual({ ...stranger, data: stranger.data?.status });
});

it('is the account’s RSVP when signed in, so that nobody holds two seats', async () => {
  const salon = await open({ capacity: 2 });

  await send(salon, {}, viewerOf('prospect-1', 'prospect'));
  await send(salon, { email: 'another@example.org' }, viewerOf('prospect-1', 'prospect'));

  expect(await RSVP.find({ salon_id: salon._id }).lean()).toMatchObject([{ user_id: 'prospect-1' }]);
});

describe('giving a seat back by the link of the mail', () => {
  const WITHDRAW = `mutation ($id: ID!) { withdrawGuestRSVP(id: $id) { ok code message data {
    status waitlist_position salon { phase is_closed } } } }`;
  const withdraw = async (id: string, viewer = serviceViewer) =>
    (await world.run<{ withdrawGuestRSVP: Answer }>(viewer, WITHDRAW, { id })).withdrawGuestRSVP;
  const idOf = async (salon: SalonRow, guest_email: string) =>
    (await RSVP.findOne({ salon_id: salon._id, guest_email }).lean())!._id;

  it.each([
    ['a visitor', visitor],
    ['a member', viewerOf('member-1')],
  ])('is not for %s, whatever id is given', async (_who, viewer) => {
    const salon = await open();
    await send(salon);
    const id = await idOf(salon, 'nadia.okafor@example.org');
    await confirmGuestRSVP(id);

    const { data, errors } = await world.execute(viewer, { query: WITHDRAW, variables: { id } });

    expect(errors ?? (data?.withdrawGuestRSVP as Answer).ok).not.toBe(true);
    expect((await RSVP.findById(id).lean())?.status).toBe('RESERVED');
  });

  it('leaves the seat of a member alone, and one at an event that is over', async () => {
    const { _id } = await anRSVP({ salon_id: (await open())._id, user_id: 'member-1' });
    const past = await anRSVP({
      salon_id: (await open({ date: Date.now() - DAY }))._id,
      guest_email: 'nadia@example.org',
    });

    expect(await withdraw(_id)).toMatchObject({ ok: false, code: 'NOT_FOUND' });
    expect(await withdraw(past._id)).toMatchObject({ ok: false, code: 'CONFLICT' });
  });

  it('moves the first on the waitlist up, once however often it is pressed', async () => {
    const salon = await open({ capacity: 1 });
    for (const name of ['first', 'second', 'third']) {
      await send(salon, { email: `${name}@example.org` });
      await confirmGuestRSVP(await idOf(salon, `${name}@example.org`));
    }
    const id = await idOf(salon, 'first@example.org');

    const answers = await Promise.all([1, 2, 3].map(() => withdraw(id)));

    expect(answers.map(({ data }) => data?.status)).toEqual(['INVITED', 'INVITED', 'INVITED']);
    expect(await RSVP.find({ salon_id: salon._id }).sort({ guest_email: 1 }).lean()).toMatchObject([
      { guest_email: 'first@example.org', status: 'INVITED' },
      { guest_email: 'second@example.org', status: 'RESERVED' },
      { guest_email: 'third@example.org', status: 'PENDING' },
    ]);
  });
});
