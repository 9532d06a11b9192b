import { visitor, type Viewer } from '@athenaeum/kit';
import { AuditRow } from '@athenaeum/kit/audit';
import { OutboxMessage } from '@athenaeum/kit/outbox';
import { createTestWorld, openForFile, type ResultOf, viewerOf } from '@athenaeum/kit/testing';
import { ACCOUNT_EXISTS } from '@athenaeum/users-contract';
import { subgraph } from '../../index';
import { User } from '../user/user.model';
import { aUser } from '../../testing/factories';
import { Account } from './account.model';

const CREATE = `mutation ($input: CreateAccountInput!) { createAccount(input: $input) { ok code message fields data { id title } } }`;
const LIST = `query ($input: AccountsInput) { accounts(input: $input) { ok code count data { title } } }`;

type Answer = ResultOf<{ title: string } | null>;

const world = openForFile(() => createTestWorld(subgraph));

const create = async (title: string, viewer: Viewer = viewerOf('m')) =>
  (await world.run<{ createAccount: Answer }>(viewer, CREATE, { input: { title } })).createAccount;

describe('a company is refused', () => {
  it('from a visitor', async () => {
    expect(await create('Halden', visitor)).toMatchObject({ ok: false, code: 'UNAUTHENTICATED' });
    expect(await world.run(visitor, LIST)).toMatchObject({
      accounts: { code: 'UNAUTHENTICATED', data: null },
    });
  });

  it.each([
    ['', 'Company is required'],
    ['   ', 'Company is required'],
    ['x'.repeat(121), 'Keep it to 120 characters'],
  ])('when its title is %p', async (title, message) => {
    expect(await create(title)).toMatchObject({
      ok: false,
      code: 'INVALID',
      message,
      fields: { title: message },
    });
  });

  it('when the list has it, in other letters too', async () => {
    await create('Aurea Saúde');

    for (const title of ['Aurea Saúde', ' aurea  saude '])
      expect(await create(title)).toMatchObject({ ok: false, code: 'CONFLICT', message: ACCOUNT_EXISTS });
  });
});

it('is added once when ten people add it at the same time', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => create('Northgate Biologics')));

  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await Account.countDocuments({ key: 'northgate biologics' })).toBe(1);
  const told = await OutboxMessage.find({
    kind: 'apex_create_company',
    'payload.title': 'Northgate Biologics',
  });
  expect(told).toHaveLength(1);
});

it('is found by a part of its title, taken literally', async () => {
  await create('Sable & Pine (Holdings)');
  const titles = async (contains: string) =>
    (
      await world.run<{ accounts: { data: { title: string }[] } }>(viewerOf('m'), LIST, {
        input: { title: { contains }, take: 100 },
      })
    ).accounts.data.map(({ title }) => title);

  expect(await titles('PINE (hold')).toEqual(['Sable & Pine (Holdings)']);
  expect(await titles('.*')).toEqual([]);
});

describe('maintaining the list', () => {
  const UPDATE = `mutation ($input: UpdateAccountInput!) { updateAccount(input: $input) {
    ok code fields data { id title hidden updated_at members } latest { title } } }`;
  const MERGE = `mutation ($input: MergeAccountsInput!) { mergeAccounts(input: $input) { ok code fields data { title } } }`;
  const KEPT = `query ($input: AccountsInput) { accounts(input: $input) { data { id title hidden members } } }`;
  const admin = viewerOf('admin', 'member', 'admin');
  const reason = 'Misspelt';

  interface Kept {
    ok: boolean;
    code: string | null;
    fields: Record<string, string> | null;
    data: { id: string; title: string; hidden: boolean; updated_at: number; members: number } | null;
    latest: { title: string } | null;
  }
  const update = async (input: object, viewer = admin) =>
    (await world.run<{ updateAccount: Kept }>(viewer, UPDATE, { input: { reason, ...input } })).updateAccount;
  const merge = async (input: object, viewer = admin) =>
    (await world.run<{ mergeAccounts: Kept }>(viewer, MERGE, { input: { reason, ...input } })).mergeAccounts;
  const anAccount = async (title: string) =>
    (
      await world.run<{ createAccount: { data: { id: string } } }>(viewerOf('m'), CREATE, {
        input: { title },
      })
    ).createAccount.data.id.toString();
  const company = async (id: string) => (await User.findById(id).lean())?.company;

  beforeEach(() => Promise.all([AuditRow.deleteMany({}), Account.deleteMany({}), User.deleteMany({})]));

  it('is for admins alone', async () => {
    const id = await anAccount('Haldn Logistics');
    const into_id = await anAccount('Halden Logistics');

    for (const viewer of [visitor, viewerOf('m'), viewerOf('s', 'member', 'support', 'editor')]) {
      expect((await update({ id, title: 'Mine' }, viewer)).code).toMatch(/UNAUTHENTICATED|FORBIDDEN/);
      expect((await merge({ id, into_id }, viewer)).code).toMatch(/UNAUTHENTICATED|FORBIDDEN/);
    }
    expect(await Account.countDocuments()).toBe(2);
    expect(await AuditRow.countDocuments()).toBe(0);
  });

  it('renames a company, also in the profiles that name it, and writes one audit row', async () => {
    const id = await anAccount('Haldn Logistics');
    const { _id: changed } = await aUser({ company: 'Haldn Logistics' });
    const { _id: others } = await aUser({ company: 'Haldn' });

    const saved = await update({ id, title: 'Halden Logistics' });
    const again = await update({ id, title: 'Halden Logistics', updated_at: saved.data!.updated_at });

    expect(saved).toMatchObject({ ok: true, data: { title: 'Halden Logistics', members: 1 } });
    expect(again.ok).toBe(true);
    expect([await company(changed), await company(others)]).toEqual(['Halden Logistics', 'Haldn']);
    expect(await AuditRow.find().lean()).toMatchObject([
      {
        operation: 'updateAccount',
        actor_id: 'admin',
        target_id: id,
        before: { title: 'Haldn Logistics' },
        after: { title: 'Halden Logistics', members_changed: 1 },
        reason,
      },
    ]);
    expect(
      await OutboxMessage.findOne({ kind: 'update_contact', 'payload.user_id': changed }).lean(),
    ).toMatchObject({
      payload: { data: { company: 'Halden Logistics' } },
    });
  });

  it('reports a taken name and a version conflict, and changes nothing then', async () => {
    const id = await anAccount('Haldn');
    await anAccount('Halden');
    const { _id: changed } = await aUser({ company: 'Haldn' });

    const taken = await update({ id, title: 'HALDEN' });
    await update({ id, title: 'Haldne' });
    const late = await update({ id, title: 'Halden AS' });

    const message = 'There is a company of that name: merge the two instead';
    expect(taken).toMatchObject({ ok: false, code: 'CONFLICT', fields: { title: message } });
    expect(late).toMatchObject({ ok: false, code: 'CONFLICT', latest: { title: 'Haldne' } });
    expect(await company(changed)).toBe('Haldne');
    expect(await AuditRow.countDocuments()).toBe(1);
  });

  it('merges one into another, once', async () => {
    const [id, into_id] = [await anAccount('Halden Log.'), await anAccount('Halden Logistics')];
    const { _id: changed } = await aUser({ company: 'Halden Log.' });

    expect(await merge({ id, into_id: id })).toMatchObject({
      code: 'INVALID',
      fields: { into_id: 'Choose another company' },
    });
    expect(await merge({ id, into_id })).toMatchObject({ ok: true, data: { title: 'Halden Logistics' } });
    expect(await merge({ id, into_id })).toMatchObject({ ok: false, code: 'NOT_FOUND' });

    expect(await company(changed)).toBe('Halden Logistics');
    expect(await Account.find().lean()).toMatchObject([{ _id: into_id }]);
    expect(await AuditRow.countDocuments({ operation: 'mergeAccounts' })).toBe(1);
  });

  it('hides a company from suggestions, while profiles may still name it', async () => {
    const id = await anAccount('Acme Test');
    await update({ id, hidden: true });
    const listed = async (viewer: Viewer, hidden?: boolean) =>
      (
        await world.run<{ accounts: { data: { title: string; members: number | null }[] } }>(viewer, KEPT, {
          input: { hidden: { equals: hidden } },
        })
      ).accounts.data;

    expect(await listed(viewerOf('m'))).toEqual([]);
    expect(await listed(viewerOf('m'), true)).toEqual([]);
    expect(await listed(admin)).toEqual([]);
    expect(await listed(admin, true)).toMatchObject([{ title: 'Acme Test', members: 0 }]);
    expect(await create('acme test')).toMatchObject({ ok: true, data: { id, title: 'Acme Test' } });
  });
});
