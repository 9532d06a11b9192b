import { demoId } from '@athenaeum/kit/demo';
import { openForFile } from '@athenaeum/kit/testing';
import mongoose from 'mongoose';
import { createDemoGateway } from '@athenaeum/gateway-testing/demoGateway';

const FORM = {
  first_name: 'Nadia',
  last_name: 'Okafor',
  title: 'Chief Risk Officer',
  company: 'Lagan "&" <Bank>',
  country: 'Ireland',
  state: 'Leinster',
  city: 'Dublin',
  agree: 'yes',
  signUpCheck: 'yes',
};
const pathOf = (slug: string) => `/api/guest-rsvp/form/${slug}`;
const OPEN = pathOf('the-art-of-the-ask');

const world = openForFile(() =>
  createDemoGateway({
    LIMIT_PUBLIC_FORM: '6',
    LIMIT_GUEST_HOLDS: '100',
    LIMIT_INVITE_CODE: '2',
  }),
);
beforeEach(() => mongoose.connection.collection('rate_limits').deleteMany({}));

const rsvpOf = (email: string) =>
  mongoose.connection
    .collection<{ status: string; salon_id: string; held_until: number | null }>('rsvps')
    .findOne({ guest_email: email });
const send = (fields: Record<string, string>, path = OPEN, headers = {}) =>
  world.browser().submit(path, fields, headers);

it('has the content security policy of pages, and links to the portal', async () => {
  const { status, text, headers } = await world.browser().get(OPEN);

  expect(status).toBe(200);
  expect(text).toContain('The Art of the Ask');
  expect(text).toContain('<option value="Ireland">Ireland</option>');
  expect(text).toContain(`href="${world.env.PUBLIC_ORIGIN}/privacy-policy"`);
  expect(headers.get('content-security-policy')).toContain("form-action 'self'");
  expect(headers.get('cache-control')).toBe('no-store');
});

it('holds a seat, and answers as it answers every address', async () => {
  const answer = await send({ ...FORM, email: 'nadia@example.org' });

  expect(answer.status).toBe(200);
  expect(answer.text).toContain('We’ve emailed nadia@example.org.');
  expect(answer.text).toContain('within 30 minutes');
  expect(await rsvpOf('nadia@example.org')).toMatchObject({
    salon_id: demoId('salon', 'the-art-of-the-ask'),
    status: 'PENDING',
    held_until: expect.any(Number),
  });
});

it('is a visitor’s, signed in or not', async () => {
  const member = await world.signedInAs({ email: 'member@demo.athenaeum.test' });

  const answer = await member.submit(OPEN, { ...FORM, email: 'guest.of@example.org' });

  expect(answer.status).toBe(200);
  const rsvp = await rsvpOf('guest.of@example.org');
  expect(rsvp).toMatchObject({ status: 'PENDING', held_until: expect.any(Number) });
  expect(rsvp).not.toHaveProperty('user_id');
});

it('says at each field what it needs, in the words of the schema, and keeps what was typed', async () => {
  const { agree: _agree, ...unticked } = FORM;
  const answer = await send({ ...unticked, first_name: ' ', phone: 'ring me', email: 'nobody' });

  expect(answer.status).toBe(400);
  expect(answer.text).toContain('<title>Error: RSVP');
  for (const problem of [
    'Please enter your first name',
    'Please enter your email',
    'Enter a phone number, like +1 415 555 0100',
    'Please accept the release agreement',
  ])
    expect(answer.text).toContain(`${problem}</p>`);
  expect(answer.text).toMatch(/id="first_name"[^>]*autofocus[^>]*aria-describedby="first_name-error"/);
  expect(answer.text).toContain('value="Lagan &quot;&amp;&quot; &lt;Bank&gt;"');
  expect(answer.text).toContain('<option value="Ireland" selected>');
  expect(answer.text.match(/ checked/g)).toHaveLength(1);
  expect(answer.text).not.toContain('Please enter your last name');
});

it('rejects a body that is not this form', async () => {
  const before = await mongoose.connection.collection('rsvps').countDocuments();

  for (const body of ['', 'first_name=a&first_name=b&__proto__[x]=1', `email=${'x'.repeat(300)}`])
    expect((await send(Object.fromEntries(new URLSearchParams(body)))).status).toBe(400);
  const twice = await world.browser().post(OPEN, 'email=a%40example.org&email=b%40example.org', {
    'content-type': 'application/x-www-form-urlencoded',
  });
  expect(twice.status).toBe(400);
  expect((await send({ company: 'x'.repeat(30_000) })).status).toBe(413);
  expect((await world.browser().post(OPEN, { ...FORM, email: 'json@example.org' })).status).toBe(400);
  expect(await mongoose.connection.collection('rsvps').countDocuments()).toBe(before);
});

it('is refused from a page of another site', async () => {
  const form = { ...FORM, email: 'elsewhere@example.org' };

  expect((await send(form, OPEN, { origin: 'https://evil.example' })).status).toBe(403);
  expect((await send(form, OPEN, { origin: 'null' })).status).toBe(403);
  expect(await rsvpOf('elsewhere@example.org')).toBeNull();
});

it('counts with the form that is sent by a script, and says when it is too much', async () => {
  const input = { ...FORM, event_id: demoId('salon', 'the-art-of-the-ask'), agree: true, signUpCheck: true };
  for (let n = 0; n < 6; n++)
    await world.browser().ask('mutation($input: PublicRSVPInput!) { publicRSVP(input: $input) { ok } }', {
      input: { ...input, email: 'often@example.org' },
    });

  const answer = await send({ ...FORM, email: 'late@example.org' });

  expect(answer.status).toBe(429);
  expect(answer.headers.get('retry-after')).toBe('60');
  expect(answer.text).toContain('That was a lot at once.');
  expect(answer.text).toContain('value="late@example.org"');
  expect(await rsvpOf('late@example.org')).toBeNull();
});

it('asks for the code of an invite-only event, and says when it is wrong', async () => {
  const path = pathOf('invitation-only-roundtable');
  expect((await world.browser().get(path)).text).toContain('name="invite_code"');
  expect((await world.browser().get(OPEN)).text).not.toContain('name="invite_code"');
  const form = { ...FORM, email: 'coded@example.org' };

  const { city: _city, ...incomplete } = form;
  const both = (await send(incomplete, path)).text;
  expect(both).toContain('Please enter your invite code.');
  expect(both).toContain('Please enter your city');
  const none = await send(form, path);
  const wrong = await send({ ...form, invite_code: 'GOLDEN-25' }, path);

  expect([none.status, wrong.status]).toEqual([400, 400]);
  expect(none.text).toMatch(/id="invite_code-error">Please enter your invite code\./);
  expect(wrong.text).toMatch(/id="invite_code-error">Incorrect invite code\./);
  expect(await rsvpOf('coded@example.org')).toBeNull();
  expect((await send({ ...form, invite_code: ' GOLDEN-26 ' }, path)).status).toBe(200);
  expect(await rsvpOf('coded@example.org')).not.toBeNull();
});

it('counts wrong codes against guessing', async () => {
  const path = pathOf('invitation-only-roundtable');
  const guess = () => send({ ...FORM, email: 'guesser@example.org', invite_code: 'GOLDEN-00' }, path);
  await guess();
  await guess();

  expect((await guess()).status).toBe(429);
});

it('says of a full event that it joins the waitlist', async () => {
  await mongoose.connection
    .collection<{ _id: string }>('salons')
    .updateOne({ _id: demoId('salon', 'last-seat-salon') }, { $set: { is_closed: true, seats_free: 0 } });
  const path = pathOf('last-seat-salon');

  expect((await world.browser().get(path)).text).toMatch(/at capacity[^]*Join Waitlist/);
  expect((await send({ ...FORM, email: 'waits@example.org' }, path)).text).toContain(
    'Every seat is taken right now.',
  );
});

it.each([
  ['boardroom-ready', 'This event is for members only.', 403],
  ['paid-masterclass', 'Please sign in to book a seat at this paid event.', 403],
  ['founders-summit', 'This event was cancelled.', 409],
])('offers no form at %s, says why, and takes none', async (slug, why, refused) => {
  if (slug === 'paid-masterclass')
    await mongoose.connection
      .collection<{ _id: string }>('salons')
      .updateOne({ _id: demoId('salon', slug) }, { $set: { invite_type: 'OPEN_TO_PUBLIC' } });
  const opened = await world.browser().get(pathOf(slug));
  const sent = await send({ ...FORM, email: 'anyway@example.org' }, pathOf(slug));

  expect(opened.status).toBe(200);
  expect(opened.text).toContain(why);
  expect(opened.text).not.toContain('name="first_name"');
  expect(opened.text.includes('/api/auth/login?returnTo=')).toBe(refused === 403);
  expect(sent.status).toBe(refused);
  expect(await rsvpOf('anyway@example.org')).toBeNull();
});

it.each(['private-council', 'there-is-no-such-event', 'a%00b'])('knows nothing of %s', async (slug) => {
  const { status, text } = await world.browser().get(pathOf(slug));

  expect(status).toBe(404);
  expect(text).toContain('We could not find that event');
  expect((await send({ ...FORM, email: 'x@example.org' }, pathOf(slug))).status).toBe(404);
});

describe('where the browser asks for Spanish', () => {
  const SPANISH = { 'accept-language': 'es-MX,es;q=0.9,en;q=0.5' };

  it('is in Spanish, and tells caches that it depends on the language', async () => {
    const { text, headers } = await world.browser().get(OPEN, SPANISH);

    expect(text).toContain('<html lang="es">');
    expect(text).toContain('Apellido');
    expect(headers.get('vary')).toContain('Accept-Language');
  });

  it('says in Spanish what is wrong with a field', async () => {
    const { text } = await send({ ...FORM, email: 'lucia@example.org', last_name: '' }, OPEN, SPANISH);

    expect(text).toContain('<title>Error: Reservar tu lugar · Athenaeum</title>');
    expect(text).toContain('Escribe tu apellido');
  });

  it('keeps the language with the RSVP, for its mails', async () => {
    const answer = await send({ ...FORM, email: 'lucia@example.org' }, OPEN, SPANISH);
    await send({ ...FORM, email: 'lucy@example.org' });

    expect(answer.text).toContain('Escribimos a lucia@example.org.');
    expect(await rsvpOf('lucia@example.org')).toMatchObject({ guest: { language: 'es' } });
    expect(await rsvpOf('lucy@example.org')).toMatchObject({ guest: { language: 'en' } });
  });
});
