import { DEMO_ACCOUNTS, DEMO_GOALS, DEMO_PASSWORD } from '@athenaeum/kit/demo';
import { serviceViewer } from '@athenaeum/kit';
import { StoredFile } from '@athenaeum/kit/files';
import { createTestWorld, openForFile, viewerOf } from '@athenaeum/kit/testing';
import { BARRIERS, CAREER_GOALS, LEARNING_GOALS, USER_LIMITS } from '@athenaeum/users-contract';
import { subgraph } from '../index';
import { Account } from '../modules/account/account.model';
import { Connection } from '../modules/connection/connection.model';
import { User } from '../modules/user/user.model';
import { demoDocuments, seedUsers } from './index';

const world = openForFile(() => createTestWorld(subgraph));
beforeAll(async () => {
  await seedUsers(Date.now());
}, 60_000);

const me = async (account: keyof typeof DEMO_ACCOUNTS) =>
  (
    await world.run<{ me: { data: Record<string, unknown> } }>(
      viewerOf(DEMO_ACCOUNTS[account].id),
      '{ me { data { relationship_type isAdmin hide_from_directory needs_agreement intake_form_submitted intake_form_status portal_nda_agreement_date last_name goals { title current } visibility { visibility } } } }',
    )
  ).me.data;

it('refuses to load in production', async () => {
  process.env.NODE_ENV = 'production';
  try {
    await expect(seedUsers(Date.now())).rejects.toThrow(/production/);
  } finally {
    process.env.NODE_ENV = 'test';
  }
});

it('makes the community, and changes nothing the second time', async () => {
  const sizes = () =>
    // One filter for models of several types.
    Promise.all([User, Account, Connection].map((model) => model.countDocuments({} as never)));
  const before = await sizes();

  await seedUsers(Date.now());

  expect(before).toEqual([401, 150, 900]);
  expect(await sizes()).toEqual(before);
  expect(await User.countDocuments({ relationship_type: 'Prospect' })).toBe(100);
});

it('has a request of each kind for staff to decide', async () => {
  const requests = await world.run<{
    emailRequests: { data: { new_email: string | null }[] };
    leavingMembers: { count: number };
  }>(
    viewerOf(DEMO_ACCOUNTS.admin.id, 'admin'),
    '{ emailRequests(input: { status: "waiting" }) { data { new_email } } leavingMembers { count } }',
  );

  expect(requests.emailRequests.data).toEqual([
    { new_email: expect.stringContaining('@mail.example') },
    { new_email: null },
  ]);
  expect(requests.leavingMembers.count).toBe(1);
});

it('makes the accounts the walkthroughs rely on', async () => {
  const member = await me('member');
  const goals = member.goals as { current: string }[];

  expect(member).toMatchObject({
    needs_agreement: false,
    intake_form_submitted: true,
    intake_form_status: true,
  });
  expect(goals.filter(({ current }) => current === 'true')).toHaveLength(4);
  expect(goals.filter(({ current }) => current === 'false')).toHaveLength(1);
  expect(await me('new')).toMatchObject({
    portal_nda_agreement_date: null,
    needs_agreement: true,
    intake_form_submitted: false,
  });
  expect(await me('prospect')).toMatchObject({ relationship_type: 'Prospect' });
  expect(await me('hidden')).toMatchObject({ hide_from_directory: true, last_name: 'Quillfeather' });
  expect(await me('admin')).toMatchObject({ isAdmin: true });
  const choices = (await me('private')).visibility as { visibility: string }[];
  expect(choices.every(({ visibility }) => visibility === 'private')).toBe(true);
});

it('gives all accounts the same password and their roles', async () => {
  const roles: Record<string, string[]> = {};
  for (const [name, { id, email }] of Object.entries(DEMO_ACCOUNTS)) {
    const answer = await world.run<{
      verifyCredentials: { data: { sub: string } | null };
      viewer: { data: { roles: string[] } };
    }>(
      serviceViewer,
      'query ($email: String!, $password: String!, $id: ID!) { verifyCredentials(email: $email, password: $password) { data { sub } } viewer(id: $id) { data { roles } } }',
      { email, password: DEMO_PASSWORD, id },
    );
    expect(answer.verifyCredentials.data?.sub).toBe(id);
    roles[name] = answer.viewer.data.roles;
  }

  expect(roles).toEqual({
    member: ['member'],
    new: ['member'],
    coach: ['member', 'coach'],
    support: ['member', 'support'],
    editor: ['member', 'editor'],
    admin: ['member', 'admin'],
    prospect: ['prospect'],
    hidden: ['member'],
    private: ['member'],
    lapsed: ['prospect'],
  });
});

it('has texts at the limits and goals from the contract', async () => {
  const rows = await User.find().select('summary leadership_summary thought_leadership_topics').lean();
  const longest = (lengths: number[]) => Math.max(...lengths);

  expect(longest(rows.map(({ summary }) => summary?.length ?? 0))).toBe(USER_LIMITS.bio);
  expect(longest(rows.map((row) => row.leadership_summary?.length ?? 0))).toBe(USER_LIMITS.tagline);
  expect(longest(rows.flatMap((row) => row.thought_leadership_topics.map(({ length }) => length)))).toBe(
    USER_LIMITS.topic,
  );
  expect(DEMO_GOALS.map(({ title }) => title)).toEqual([...CAREER_GOALS, ...LEARNING_GOALS, ...BARRIERS]);
});

it('has a file for every document of a profile', async () => {
  const members = await User.find({ 'documents.0': { $exists: true } }).lean();
  const keys = members.flatMap(({ documents }) => documents.map(({ key }) => key));

  const files = await StoredFile.find({ key: { $in: keys }, state: 'kept', use: 'document' }).lean();
  expect(keys.length).toBeGreaterThan(50);
  expect(files).toHaveLength(keys.length);
  const stored = new Map(demoDocuments(Date.now()).map(({ key, body }) => [key, body]));
  for (const { key, bytes } of files) expect(stored.get(key)).toHaveLength(bytes);
});
