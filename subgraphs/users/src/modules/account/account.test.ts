import { visitor, type Viewer } from '@athenaeum/kit';
import { OutboxMessage } from '@athenaeum/kit/outbox';
import { createTestWorld, viewerOf, type TestWorld } from '@athenaeum/kit/testing';
import { ACCOUNT_EXISTS } from '@athenaeum/users-contract';
import { subgraph } from '../../index';
import { Account } from './account.model';

const CREATE = `mutation ($input: CreateAccountInput!) { createAccount(input: $input) { ok code message fields data { id title } } }`;
const LIST = `query ($input: AccountsInput) { accounts(input: $input) { ok code count data { title } } }`;

interface Answer {
  ok: boolean;
  code: string | null;
  message: string | null;
  data: { title: string } | null;
}

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld(subgraph);
});
afterAll(() => world.close());

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

it('is added once when ten people add it at the same moment', async () => {
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
