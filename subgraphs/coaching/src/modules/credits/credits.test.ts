import { isDuplicateKey } from '@athenaeum/kit';
import { createTestWorld, openForFile, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { aLedger } from '../../testing/factories';
import { CreditEntry } from './creditEntry.model';
import { inLedger } from './ledger';

const world = openForFile(() => createTestWorld(subgraph));

const CREDITS = `query ($users: [_Any!]!) { _entities(representations: $users) { ... on User {
  credits { id quantity held ledger { type minutes held } } } } }`;
const users = (...ids: string[]) => ({ users: ids.map((id) => ({ __typename: 'User', id })) });

it.each(['visitor', 'prospect', 'member', 'coach', 'support', 'editor'] as const)(
  'does not show a %s another member’s time',
  async (role) => {
    await aLedger(`owner-${role}`, { type: 'purchase', minutes: 60, held: 0 });
    const other = viewerOf(role === 'visitor' ? null : 'somebody-else', role);

    expect(await world.run(other, CREDITS, users(`owner-${role}`))).toEqual({
      _entities: [{ credits: null }],
    });
  },
);

it('shows a member the sum of the ledger’s lines, newest first', async () => {
  await aLedger(
    'me',
    { type: 'purchase', minutes: 180, held: 0 },
    { type: 'hold', minutes: 0, held: 60 },
    { type: 'debit', minutes: -60, held: -60 },
    { type: 'hold', minutes: 0, held: 30 },
  );

  const answer = await world.run<{ _entities: [{ credits: unknown }] }>(viewerOf('me'), CREDITS, users('me'));

  expect(answer._entities[0].credits).toEqual({
    id: 'me',
    quantity: 120,
    held: 30,
    ledger: [
      { type: 'hold', minutes: 0, held: 30 },
      { type: 'debit', minutes: -60, held: -60 },
      { type: 'hold', minutes: 0, held: 60 },
      { type: 'purchase', minutes: 180, held: 0 },
    ],
  });
});

it('shows an empty ledger as zero', async () => {
  expect(await world.run(viewerOf('poor'), CREDITS, users('poor'))).toEqual({
    _entities: [{ credits: { id: 'poor', quantity: 0, held: 0, ledger: [] } }],
  });
});

it('takes as many reads for an admin’s list of members as for one', async () => {
  const admin = viewerOf('admin-1', 'admin');
  const read = (...ids: string[]) => world.countReads(() => world.run(admin, CREDITS, users(...ids)));

  expect(await read('me')).toBe(2);
  expect(await read('me', 'poor', 'owner-member', 'owner-coach')).toBe(2);
});

it('never changes an existing line', async () => {
  await CreditEntry.updateOne({ user_id: 'me', sequence: 1 }, { minutes: 9_999 });

  expect(await CreditEntry.findOne({ user_id: 'me', sequence: 1 }).lean()).toMatchObject({ minutes: 180 });
});

describe('work on a ledger', () => {
  const hold = { type: 'hold' as const, minutes: 0, held: 30 };
  /** Writes a hold as each of these lines in turn; answers how often it was tried. */
  const writeAs = async (user_id: string, nextLine: () => object): Promise<number> => {
    let tries = 0;
    await inLedger(async (session) => {
      tries += 1;
      await CreditEntry.create([{ user_id, ...hold, ...nextLine() }], { session });
    }).catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error;
    });
    return tries;
  };

  it('is repeated when somebody else has written its line', async () => {
    await aLedger('overtaken', { type: 'purchase', minutes: 60, held: 0 });
    const sequences = [1, 1, 2];

    expect(await writeAs('overtaken', () => ({ sequence: sequences.shift() }))).toBe(3);
    expect(await CreditEntry.countDocuments({ user_id: 'overtaken', ...hold })).toBe(1);
  });

  it('is given up after too many attempts', async () => {
    await aLedger('unlucky', { type: 'purchase', minutes: 60, held: 0 });

    expect(await writeAs('unlucky', () => ({ sequence: 1 }))).toBe(50);
  }, 60_000);

  it('is not repeated when its own write exists already', async () => {
    await aLedger('settled', { type: 'purchase', minutes: 60, held: 0 });
    await CreditEntry.create({ user_id: 'settled', ...hold, sequence: 2, session_id: 'session-2' });

    expect(await writeAs('settled', () => ({ sequence: 3, session_id: 'session-2' }))).toBe(1);
  });
});

describe('the next line of a ledger', () => {
  const tenAtOnce = (user_id: string) =>
    Promise.allSettled(
      Array.from({ length: 10 }, () =>
        CreditEntry.create({ user_id, sequence: 2, type: 'hold', minutes: 0, held: 60 }),
      ),
    );
  const held = (user_id: string) => CreditEntry.countDocuments({ user_id, type: 'hold' });

  it('is written once when ten requests write it concurrently', async () => {
    await aLedger('rich', { type: 'purchase', minutes: 60, held: 0 });

    const outcomes = await tenAtOnce('rich');

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await held('rich')).toBe(1);
  });

  it('settles a session once, however often the request is repeated', async () => {
    const settle = (sequence: number) =>
      CreditEntry.create({
        user_id: 'twice',
        sequence,
        type: 'debit',
        minutes: -60,
        held: -60,
        session_id: 'session-1',
      });

    const outcomes = await Promise.allSettled([settle(1), settle(2), settle(3)]);

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  describe('without the index of lines', () => {
    beforeAll(() => CreditEntry.collection.dropIndex('user_id_1_sequence_-1'));

    it('is written by everybody', async () => {
      await tenAtOnce('overdrawn');

      expect(await held('overdrawn')).toBe(10);
    });

    it('is shown first still', async () => {
      const line = { user_id: 'unsorted', type: 'purchase' as const, held: 0 };
      for (const sequence of [2, 3, 1]) await CreditEntry.create({ ...line, sequence, minutes: sequence });

      const { _entities } = await world.run<{ _entities: [{ credits: { ledger: unknown } }] }>(
        viewerOf('unsorted'),
        CREDITS,
        users('unsorted'),
      );

      expect(_entities[0].credits.ledger).toMatchObject([{ minutes: 3 }, { minutes: 2 }, { minutes: 1 }]);
    });
  });
});
