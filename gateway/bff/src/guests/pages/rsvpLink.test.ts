import { demoId } from '@athenaeum/kit/demo';
import { openForFile } from '@athenaeum/kit/testing';
import mongoose from 'mongoose';
import { createDemoGateway } from '@athenaeum/gateway-testing/demoGateway';
import { createRsvpLinks } from '../rsvpLinks';

const PATH = '/api/guest-rsvp/link';
const FORM = {
  first_name: 'Nadia',
  last_name: 'Okafor',
  title: 'Chief Risk Officer',
  company: 'Lagan Bank',
  country: 'Ireland',
  state: 'Leinster',
  city: 'Dublin',
  agree: 'yes',
  signUpCheck: 'yes',
};

const world = openForFile(() =>
  createDemoGateway({
    LIMIT_FEED: '1000',
    LIMIT_PUBLIC_FORM: '100',
    LIMIT_GUEST_HOLDS: '100',
    LIMIT_RSVP: '3',
  }),
);

const rsvps = () =>
  mongoose.connection.collection<{ _id: string; guest_email: string; status: string }>('rsvps');
const post = (path: string, link: string, headers = {}) => world.browser().submit(path, { link }, headers);
const statusOf = async (link: string) =>
  (await rsvps().findOne({ _id: link.split('#')[1]!.split('.')[0]! }))?.status;

/** Sends the form without a script; answers the link of the mail. */
async function ask(email: string, slug = 'the-art-of-the-ask'): Promise<string> {
  await world.browser().submit(`/api/guest-rsvp/form/${slug}`, { ...FORM, email });
  const { _id } = (await rsvps().findOne({ guest_email: email, salon_id: demoId('salon', slug) }))!;
  return createRsvpLinks(world.env).pageFor({ id: _id, slug });
}

it('is pasted, opened without a change, confirmed by a button, and given up by another', async () => {
  const link = await ask('pasted@example.org');
  expect((await world.browser().get(PATH)).text).toContain('name="link"');

  const opened = await post(PATH, ` ${link}\n`);
  expect(opened.status).toBe(200);
  expect(opened.text).toMatch(/A seat is held for you for \d\d more minutes/);
  expect(opened.text).not.toMatch(/Okafor|pasted@example|Lagan/);
  expect(await statusOf(link)).toBe('PENDING');

  const confirmed = await post(`${PATH}/confirm`, link);
  expect(confirmed.text).toContain('Your seat is reserved.');
  expect(await statusOf(link)).toBe('RESERVED');

  const left = await post(`${PATH}/withdraw`, link);
  expect(left.text).toContain('You are not attending.');
  expect(await statusOf(link)).toBe('INVITED');
});

it('has its token in forms alone: in no address that is opened for it', async () => {
  const link = await ask('silent@example.org', 'seattle-summit');
  const token = link.split('#')[1]!;

  const { text, headers } = await post(PATH, link);

  expect(text).toContain(`<input type="hidden" name="link" value="${token}" />`);
  expect(text.replaceAll(`value="${token}"`, '')).not.toContain(token);
  expect(headers.get('referrer-policy')).toBe('same-origin');
  expect(headers.get('cache-control')).toBe('no-store');
});

it('is known in the wrapping of a mail program, and alone', async () => {
  const link = await ask('wrapped@example.org');
  const wrapped = `https://safe.example/?url=${encodeURIComponent(link)}&data=1`;

  expect((await post(PATH, wrapped)).status).toBe(200);
  expect((await post(PATH, link.split('#')[1]!)).status).toBe(200);
});

it('is refused where it is not ours, and changes nothing', async () => {
  const link = await ask('careful@example.org');
  const [id, signature] = link.split('#')[1]!.split('.') as [string, string];
  const member = (await mongoose.connection
    .collection<{ _id: string }>('rsvps')
    .findOne({ user_id: { $type: 'string' } }))!;
  const ofMember = createRsvpLinks(world.env).pageFor({ id: member._id, slug: 'x' });

  for (const forged of [
    '',
    id,
    `${id}.${signature.slice(1)}`,
    `${id}.${signature}.x`,
    ofMember,
    'x'.repeat(5000),
  ])
    for (const path of [PATH, `${PATH}/confirm`, `${PATH}/withdraw`]) {
      const answer = await post(path, forged.replace(/\.x$/, 'x'));
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.text).toContain('This link does not work.');
    }
  expect((await world.browser().post(`${PATH}/confirm`, { link })).status).toBe(404);
  expect((await world.browser().get(`${PATH}/confirm`)).status).toBe(404);
  expect(await statusOf(link)).toBe('PENDING');
});

it('is refused from a page of another site, though the link is right', async () => {
  const link = await ask('elsewhere@example.org');

  const answer = await post(`${PATH}/confirm`, link, { origin: 'https://evil.example' });

  expect(answer.status).toBe(403);
  expect(await statusOf(link)).toBe('PENDING');
});

it('has a rate limit for confirmations', async () => {
  const link = await ask('often@example.org');
  for (let n = 0; n < 3; n++) await post(`${PATH}/confirm`, link);

  const answer = await post(`${PATH}/confirm`, link);

  expect(answer.status).toBe(429);
  expect(answer.text).toContain('That was a lot at once.');
});

it('says of what was called off meanwhile that it was, and keeps everything as it is', async () => {
  const link = await ask('off@example.org', 'proxy-season-from-the-other-side');
  const salon_id = demoId('salon', 'proxy-season-from-the-other-side');
  const salons = mongoose.connection.collection<{ _id: string; salon_status: string | null }>('salons');
  await salons.updateOne({ _id: salon_id }, { $set: { salon_status: 'cancelled' } });

  const answer = await post(`${PATH}/confirm`, link);

  expect(answer.status).toBe(409);
  expect(answer.text).toContain('This event was cancelled.');
  expect(answer.text).not.toContain('type="hidden"');
});
