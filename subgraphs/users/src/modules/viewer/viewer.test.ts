import type * as Argon2 from '@node-rs/argon2';
import { serviceViewer, visitor } from '@athenaeum/kit';
import { createTestWorld, openForFile, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { anAgreement, aUser, givePassword } from '../../testing/factories';
import { Credential } from '../credential/credential.model';
import { User } from '../user/user.model';

const VIEWER =
  'query ($id: ID!) { viewer(id: $id) { ok code data { id roles relationship_type disabled } } }';
const SHOWN = `query ($id: ID!) { viewer(id: $id) { ok data {
  first_name slug needs_agreement timezone language browser_language } } }`;
const VERIFY =
  'query ($email: String!, $password: String!) { verifyCredentials(email: $email, password: $password) { ok code data { sub name email email_verified given_name family_name picture } } }';
const CLAIMS = 'query ($id: ID!) { accountClaims(id: $id) { ok code data { sub email } } }';
const BY_EMAIL = 'query ($email: String!) { accountByEmail(email: $email) { ok code data { sub } } }';
const CONTACT = `query ($id: ID!) { contact(id: $id) { ok code data {
  id email first_name company language browser_language } } }`;
const PASSWORD = 'Athenaeum!2026';

const world = openForFile(() => createTestWorld(subgraph));

const verify = async (email: string, password: string) =>
  (
    await world.run<{ verifyCredentials: { data: { sub: string } | null } }>(serviceViewer, VERIFY, {
      email,
      password,
    })
  ).verifyCredentials.data;

it.each([
  ['a visitor', visitor, 'UNAUTHENTICATED'],
  ['a member', viewerOf('m'), 'FORBIDDEN'],
  ['an admin', viewerOf('a', 'member', 'admin'), 'FORBIDDEN'],
])('answers the gateway only, not %s', async (_who, viewer, code) => {
  const { _id, email } = await aUser();
  await givePassword(_id, PASSWORD);

  expect(await world.run(viewer, VIEWER, { id: _id })).toEqual({ viewer: { ok: false, code, data: null } });
  expect(await world.run(viewer, CLAIMS, { id: _id })).toEqual({
    accountClaims: { ok: false, code, data: null },
  });
  expect(await world.run(viewer, BY_EMAIL, { email })).toEqual({
    accountByEmail: { ok: false, code, data: null },
  });
  expect(await world.run(viewer, CONTACT, { id: _id })).toEqual({ contact: { ok: false, code, data: null } });
  expect(await world.run(viewer, VERIFY, { email, password: PASSWORD })).toEqual({
    verifyCredentials: { ok: false, code, data: null },
  });
});

describe('the viewer of a session', () => {
  it.each([
    [{}, ['member']],
    [{ relationship_type: 'Athena' as const }, ['member']],
    [{ relationship_type: 'Prospect' as const }, ['prospect']],
    [{ subscription_end_date: Date.now() - 1 }, ['prospect']],
    [{ subscription_end_date: Date.now() + 3_600_000 }, ['member']],
    [{ relationship_type: 'Athena' as const, subscription_end_date: Date.now() - 1 }, ['member']],
    [{ is_coach: true }, ['member', 'coach']],
    [{ staff_roles: ['support' as const] }, ['member', 'support']],
    [{ staff_roles: ['editor' as const], isAdmin: true }, ['member', 'editor', 'admin']],
    [{ isAdmin: true, disabled: true }, ['visitor']],
  ])('with %p has the roles %p', async (given, roles) => {
    const { _id, relationship_type, disabled } = await aUser(given);

    expect(await world.run(serviceViewer, VIEWER, { id: _id })).toEqual({
      viewer: { ok: true, code: null, data: { id: _id, roles, relationship_type, disabled } },
    });
  });

  it('comes with what every page shows of them, and whether they have yet to agree, in one read', async () => {
    await anAgreement(Date.now() - 1000);
    const signed = await aUser({ slug: 'ngozi', timezone: 'Africa/Lagos', language: 'es' });
    const unsigned = await aUser({ portal_nda_agreement_date: null });
    await User.updateOne({ _id: signed._id }, { latest_signed_agreement: Date.now() });
    const ask = async (id: string) =>
      (await world.run<{ viewer: { data: unknown } }>(serviceViewer, SHOWN, { id })).viewer.data;

    expect(await ask(unsigned._id)).toMatchObject({ needs_agreement: true });
    const reads = await world.countReads(async () =>
      expect(await ask(signed._id)).toEqual({
        first_name: 'Ngozi',
        slug: 'ngozi',
        needs_agreement: false,
        timezone: 'Africa/Lagos',
        language: 'es',
        browser_language: null,
      }),
    );
    expect(reads).toBe(1);
  });

  it('is nobody when the account is gone', async () => {
    expect(await world.run(serviceViewer, VIEWER, { id: 'gone' })).toMatchObject({
      viewer: { ok: true, data: null },
    });
  });
});

describe('an address and a password', () => {
  it('are refused alike when either is wrong, missing or the account is closed', async () => {
    const known = await aUser();
    const closed = await aUser({ disabled: true });
    const withoutPassword = await aUser();
    await givePassword(known._id, PASSWORD);
    await givePassword(closed._id, PASSWORD);

    expect(await verify(known.email, 'wrong')).toBeNull();
    expect(await verify(known.email, '')).toBeNull();
    expect(await verify(known.email, PASSWORD + 'x'.repeat(100_000))).toBeNull();
    expect(await verify('nobody@example.org', PASSWORD)).toBeNull();
    expect(await verify(closed.email, PASSWORD)).toBeNull();
    expect(await verify(withoutPassword.email, PASSWORD)).toBeNull();
  });

  it('are an account’s whatever the case of the address', async () => {
    const { _id, email } = await aUser({ avatar: '/files/public/portraits/x.webp' });
    await givePassword(_id, PASSWORD);

    expect(await verify(` ${email.toUpperCase()}`, PASSWORD)).toEqual({
      sub: _id,
      name: 'Ngozi Eze',
      given_name: 'Ngozi',
      family_name: 'Eze',
      email,
      email_verified: true,
      picture: '/files/public/portraits/x.webp',
    });
  });

  it('take one hash comparison for an unknown address too, so that timing reveals nothing', async () => {
    const { _id, email } = await aUser();
    await givePassword(_id, PASSWORD);
    const compared = jest.spyOn(jest.requireActual<typeof Argon2>('@node-rs/argon2'), 'verify');

    await verify(email, 'wrong');
    await verify('nobody@example.org', 'wrong');

    expect(compared).toHaveBeenCalledTimes(2);
    const [known, unknown] = compared.mock.calls.map(([hash]) =>
      String(hash).split('$').slice(1, 4).join('$'),
    );
    expect(unknown).toBe(known);
  });
});

it('stores a password as argon2id, and never in the user', async () => {
  const { _id } = await aUser();
  await givePassword(_id, PASSWORD);

  const credential = await Credential.findById(_id).orFail();

  expect(credential.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(Object.keys(User.schema.paths).filter((path) => /password|hash/i.test(path))).toEqual([]);
});

it('finds open accounts by an address, whatever its case', async () => {
  const open = await aUser();
  const closed = await aUser({ disabled: true });
  const found = async (email: string) =>
    (await world.run<{ accountByEmail: { data: unknown } }>(serviceViewer, BY_EMAIL, { email }))
      .accountByEmail.data;

  expect(await found(open.email.toUpperCase())).toEqual({ sub: open._id });
  expect(await found(closed.email)).toBeNull();
  expect(await found('nobody@example.org')).toBeNull();
});

it('makes claims for open accounts only', async () => {
  const open = await aUser();
  const closed = await aUser({ disabled: true });
  const claims = async (id: string) =>
    (await world.run<{ accountClaims: { data: unknown } }>(serviceViewer, CLAIMS, { id })).accountClaims.data;

  expect(await claims(open._id)).toEqual({ sub: open._id, email: open.email });
  expect(await claims(closed._id)).toBeNull();
  expect(await claims('gone')).toBeNull();
});

it('gives the gateway the contact data of open accounts', async () => {
  const open = await aUser({ company: 'Halden', language: 'es', browser_language: 'en' });
  const closed = await aUser({ disabled: true });
  const contact = async (id: string) =>
    (await world.run<{ contact: { data: unknown } }>(serviceViewer, CONTACT, { id })).contact.data;

  expect(await contact(open._id)).toEqual({
    id: open._id,
    email: open.email,
    first_name: 'Ngozi',
    company: 'Halden',
    language: 'es',
    browser_language: 'en',
  });
  expect(await contact(closed._id)).toBeNull();
  expect(await contact('gone')).toBeNull();
});
