import { demoId } from '@athenaeum/kit/demo';
import { openForFile } from '@athenaeum/kit/testing';
import mongoose from 'mongoose';
import { createDemoGateway } from '@athenaeum/gateway-testing/demoGateway';
import { createRsvpLinks } from './rsvpLinks';

const PATH = '/api/guest-rsvp';
const SEND = `mutation PublicRSVP($input: PublicRSVPInput!) { publicRSVP(input: $input) { ok code message data { status } } }`;
const FORM = {
  first_name: 'Nadia',
  last_name: 'Okafor',
  title: 'Chief Risk Officer',
  company: 'Lagan Bank',
  country: 'Ireland',
  city: 'Dublin',
  state: 'Leinster',
  agree: true,
  signUpCheck: true,
};

const world = openForFile(() =>
  createDemoGateway({
    LIMIT_FEED: '40',
    LIMIT_PUBLIC_FORM: '12',
    LIMIT_RSVP: '5',
    LIMIT_GUEST_HOLDS: '12',
  }),
);

const rsvps = () =>
  mongoose.connection.collection<{ _id: string; guest_email: string; status: string }>('rsvps');
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const read = (token: string) => world.browser().get(PATH, bearer(token));
const withdraw = (token: string) => world.browser().post(`${PATH}/withdraw`, {}, bearer(token));

const confirm = (token: string) => world.browser().post(`${PATH}/confirm`, {}, bearer(token));

/** As `ask`, and has the seat confirmed. */
async function reserve(email: string, slug?: string): Promise<string> {
  const token = await ask(email, slug);
  expect((await confirm(token)).json).toMatchObject({ ok: true });
  return token;
}

/** Fills the form at an event; returns the token of the mail. */
async function ask(email: string, slug = 'the-art-of-the-ask'): Promise<string> {
  const input = { ...FORM, event_id: demoId('salon', slug), email };
  const { json } = await world.browser().ask(SEND, { input });
  expect(json.data.publicRSVP).toMatchObject({ ok: true });
  const { _id } = (await rsvps().findOne({ guest_email: email, salon_id: input.event_id }))!;
  return createRsvpLinks(world.env).pageFor({ id: _id, slug }).split('#')[1]!;
}

describe('a link that is not ours', () => {
  it('opens and changes nothing', async () => {
    const token = await reserve('careful@example.org');
    const [id, signature] = token.split('.') as [string, string];
    const other = await reserve('other@example.org');

    for (const forged of [
      id,
      `${id}.`,
      `${id}.${signature.slice(1)}`,
      `${other.split('.')[0]}.${signature}`,
      `${token}.x`,
      'x'.repeat(5000),
      '',
    ]) {
      expect((await read(forged)).json).toMatchObject({ ok: false, code: 'NOT_FOUND', data: null });
      expect((await withdraw(forged)).status).toBe(404);
      expect((await confirm(forged)).status).toBe(404);
    }
    expect((await rsvps().findOne({ _id: id }))?.status).toBe('RESERVED');
  });

  it('cannot be made for the seat of a member', async () => {
    const member = (await mongoose.connection
      .collection<{ _id: string }>('rsvps')
      .findOne({ user_id: { $type: 'string' } }))!;
    const token = createRsvpLinks(world.env).pageFor({ id: member._id, slug: 'x' }).split('#')[1]!;

    expect((await read(token)).json).toMatchObject({ ok: false, code: 'NOT_FOUND', data: null });
    expect((await withdraw(token)).status).toBe(404);
  });

  it('is refused from a page of another site, though the link is right', async () => {
    const token = await reserve('elsewhere@example.org');
    const answer = await world
      .browser()
      .post(`${PATH}/withdraw`, {}, { ...bearer(token), origin: 'https://evil.example' });

    expect(answer.status).toBe(403);
  });
});

describe('a seat that is held', () => {
  it('is not touched by opening the link, and firm after one press, however often', async () => {
    const token = await ask('held@example.org', 'seattle-summit');
    const id = token.split('.')[0]!;

    const opened = await read(token);
    expect(opened.json.data).toMatchObject({
      status: 'PENDING',
      unconfirmed: { held_until: expect.any(Number) },
      salon: { link: null },
    });
    expect((await world.browser().get(`${PATH}/${token}.ics`)).status).toBe(404);
    expect((await rsvps().findOne({ _id: id }))?.status).toBe('PENDING');

    const answers = await Promise.all([confirm(token), confirm(token)]);

    for (const { json } of answers)
      expect(json).toMatchObject({ ok: true, data: { status: 'RESERVED', unconfirmed: null } });
    expect((await world.browser().get(`${PATH}/${token}.ics`)).status).toBe(200);
  });

  it('expires after its time, and the page says so even before the hold is released', async () => {
    const token = await ask('late@example.org');
    const over = Date.now() - 1;
    await rsvps().updateOne(
      { guest_email: 'late@example.org' },
      { $set: { held_until: over, confirm_by: over } },
    );

    expect((await read(token)).json.data).toMatchObject({ unconfirmed: { held_until: null } });
    expect((await confirm(token)).json.data).toMatchObject({ status: 'RESERVED' });
  });
});

describe('the link of the mail', () => {
  it('shows the RSVP, and no other details of the visitor', async () => {
    const { status, json, headers, text } = await read(await reserve('nadia@example.org'));

    expect(status).toBe(200);
    expect(json.data).toMatchObject({
      status: 'RESERVED',
      first_name: 'Nadia',
      salon: { slug: 'the-art-of-the-ask', phase: 'UPCOMING', link: expect.stringMatching(/^https:/) },
    });
    expect(text).not.toMatch(/nadia@example|Okafor|Lagan/);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('gives the seat back, promotes who waits, and says the same when it is pressed again', async () => {
    const first = await reserve('first@example.org', 'last-seat-salon');
    const second = await reserve('second@example.org', 'last-seat-salon');
    expect((await read(second)).json.data).toMatchObject({ status: 'PENDING', waitlist_position: 1 });
    expect((await read(second)).json.data.salon.link).toBeNull();

    const answer = await withdraw(first);
    const again = await withdraw(first);

    expect(answer.json).toMatchObject({ ok: true, data: { status: 'INVITED' } });
    expect(answer.json.data.salon.link).toBeNull();
    expect(again.json).toEqual(answer.json);
    expect((await read(second)).json.data).toMatchObject({ status: 'RESERVED', waitlist_position: null });
  });

  it('has the calendar file while the seat is confirmed', async () => {
    const token = await reserve('diary@example.org', 'seattle-summit');
    const file = await world.browser().get(`${PATH}/${token}.ics`);

    expect(file.headers.get('content-type')).toMatch('text/calendar');
    expect(file.text).toContain(`UID:salon-${demoId('salon', 'seattle-summit')}@athenaeum`);

    await withdraw(token);
    expect((await world.browser().get(`${PATH}/${token}.ics`)).status).toBe(404);
  });
});

it('limits the forms of one network a minute and during a hold, and says so', async () => {
  const input = { ...FORM, event_id: demoId('salon', 'the-art-of-the-ask'), email: 'again@example.org' };
  const send = async () => (await world.browser().ask(SEND, { input })).json.data.publicRSVP;
  for (let n = 0; n < 12; n++) await send();
  expect(await send()).toMatchObject({ ok: false, code: 'LIMITED' });

  // A minute later the seats are still held.
  await mongoose.connection.collection('rate_limits').deleteMany({ key: /^public-form:/ });

  expect(await send()).toMatchObject({ ok: false, code: 'LIMITED' });
});

it('keeps what the form with JavaScript was read in, for the mails about it', async () => {
  await mongoose.connection.collection('rate_limits').deleteMany({});
  const email = 'lucia.g@example.org';
  const input = { ...FORM, event_id: demoId('salon', 'the-art-of-the-ask'), email };

  await world
    .browser()
    .post('/graphql', { query: SEND, variables: { input } }, { 'accept-language': 'es-AR' });

  expect(await rsvps().findOne({ guest_email: email })).toMatchObject({ guest: { language: 'es' } });
});
