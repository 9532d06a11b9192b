import { serviceViewer, visitor } from '@athenaeum/kit';
import { createTestWorld, openForFile, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { User } from './user.model';

const CREATE = `mutation ($input: CreateUserInput!) { createUser(input: $input) {
  ok code message fields data { id first_name last_name email slug salesforce_contact_id } } }`;
const VERA = { first_name: 'Vera', last_name: 'Lund Ström', email: 'Vera@Example.org' };

interface Answer {
  createUser: {
    ok: boolean;
    code: string | null;
    fields: Record<string, string> | null;
    data: { id: string; slug: string; email: string } | null;
  };
}

const world = openForFile(() => createTestWorld(subgraph));
beforeEach(() => User.deleteMany({}));

const create = async (input: object = VERA) =>
  (await world.run<Answer>(serviceViewer, CREATE, { input })).createUser;

it.each([
  ['a visitor', visitor, 'UNAUTHENTICATED'],
  ['an admin', viewerOf('a', 'member', 'admin'), 'FORBIDDEN'],
])('an account cannot be created by %s', async (_who, viewer, code) => {
  const answer = await world.run<Answer>(viewer, CREATE, { input: VERA });

  expect(answer.createUser).toMatchObject({ ok: false, code });
  expect(await User.countDocuments()).toBe(0);
});

it.each([
  [{ first_name: ' ' }, 'first_name', 'First name is required'],
  [{ last_name: '' }, 'last_name', 'Last name is required'],
  [{ email: '' }, 'email', 'Email is required'],
  [{ email: 'vera' }, 'email', 'The email has the incorrect format'],
])('asks for what is missing in %o', async (change, field, message) => {
  expect(await create({ ...VERA, ...change })).toMatchObject({
    code: 'INVALID',
    fields: { [field]: message },
  });
});

it('makes a member with a slug', async () => {
  const { data } = await create({ ...VERA, billing_provider: 'stripe', stripe_customer_id: 'cus_1' });

  expect(data).toMatchObject({
    slug: 'vera-lund-strom',
    email: 'vera@example.org',
    salesforce_contact_id: null,
  });
  expect(await User.findById(data!.id).lean()).toMatchObject({
    relationship_type: 'Member',
    isAdmin: false,
    staff_roles: [],
    stripe_customer_id: 'cus_1',
    portal_nda_agreement_date: null,
  });
});

it('makes one account per address, also for concurrent requests', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => create()));

  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.find(({ ok }) => !ok)).toMatchObject({
    code: 'CONFLICT',
    fields: { email: 'this email is already signed up.' },
  });
});

it('gives people with the same name different slugs', async () => {
  await create();
  const { data } = await create({ ...VERA, email: 'other@example.org' });

  expect(data!.slug).toMatch(/^vera-lund-strom-[0-9a-f]{6}$/);
});
