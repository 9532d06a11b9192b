import { visitor } from '@athenaeum/kit';
import { createTestWorld, viewerOf, type TestWorld } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { aSalon } from '../../testing/factories';
import type { SalonRow } from '../salon/salon.model';
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
const SEND = `mutation ($input: PublicRSVPInput!) { publicRSVP(input: $input) { ok code message fields data { salon_id status } } }`;

interface Answer {
  ok: boolean;
  code: string | null;
  message: string | null;
  fields: Record<string, string> | null;
  data: { status: string } | null;
}

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld(subgraph);
});
afterAll(() => world.close());

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

  it('when the event was cancelled', async () => {
    expect((await send(await open({ salon_status: 'cancelled' }))).message).toBe('This event was cancelled.');
  });
});

it('keeps what she told, and each consent with its time', async () => {
  const salon = await open();

  const answer = await send(salon, { linkedin: null, phone: '+353 1 234' });

  expect(answer).toMatchObject({ ok: true, data: { status: 'RESERVED' } });
  const kept = await RSVP.findOne({ salon_id: salon._id }).lean();
  expect(kept).toMatchObject({
    guest_email: 'nadia.okafor@example.org',
    guest: { first_name: 'Nadia', phone: '+353 1 234' },
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

  expect(answers.map(({ data }) => data?.status)).toEqual(['RESERVED', 'RESERVED', 'RESERVED']);
  expect(await RSVP.countDocuments({ salon_id: salon._id })).toBe(1);
});

it('stands in the same line as the members', async () => {
  const salon = await open({ capacity: 1 });
  await world.run(
    viewerOf('member-1'),
    `mutation ($input: CreateRSVPInput!) { createRSVP(input: $input) { ok } }`,
    { input: { salonId: salon._id, userId: 'member-1' } },
  );

  expect((await send(salon)).data?.status).toBe('PENDING');
});

it('answers alike for an address a member signs in with', async () => {
  const stranger = await send(await open(), { email: 'nobody@example.org' });
  const member = await send(await open(), { email: 'member@demo.athenaeum.test' });

  expect({ ...member, data: member.data?.status }).toEqual({ ...stranger, data: stranger.data?.status });
});

it('is her own RSVP when she is signed in, so that she never holds two seats', async () => {
  const salon = await open({ capacity: 2 });

  await send(salon, {}, viewerOf('prospect-1', 'prospect'));
  await send(salon, { email: 'another@example.org' }, viewerOf('prospect-1', 'prospect'));

  expect(await RSVP.find({ salon_id: salon._id }).lean()).toMatchObject([{ user_id: 'prospect-1' }]);
});
