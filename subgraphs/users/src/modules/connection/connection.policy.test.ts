import { CONNECTION_STATUSES, type ConnectionList } from '@athenaeum/users-contract';
import { createTestWorld, openForFile } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { aConnection } from '../../testing/factories';
import { Connection, type ConnectionRow } from './connection.model';
import { asKnownTo, listCondition, type KnownConnection } from './connection.policy';

openForFile(() => createTestWorld(subgraph));

/** Which of a member's lists a connection belongs to, by what the member may know of it. */
const LISTS: Record<ConnectionList, (known: KnownConnection) => boolean> = {
  connected: ({ status }) => status === 'ACCEPTED',
  received: ({ status, user_id }) => status === 'PENDING' && user_id === 'me',
  sent: ({ status, request_user_id }) => status === 'PENDING' && request_user_id === 'me',
  blocked: ({ status }) => status === 'BLOCKED',
};

/** A connection in every state that a member can be part of, and one between two others in each. */
async function everyConnection(): Promise<ConnectionRow[]> {
  const rows: ConnectionRow[] = [];
  for (const status of CONNECTION_STATUSES)
    for (const taken_back of [false, true])
      for (const [asking, asked] of [
        ['me', 'them'],
        ['them', 'me'],
        ['them', 'others'],
      ] as const)
        for (const by of status === 'BLOCKED' ? (['asking', 'asked'] as const) : [null]) {
          const names = { me: 'me', them: `them-${rows.length}`, others: `others-${rows.length}` };
          const blocked_by = by && names[by === 'asking' ? asking : asked];
          rows.push(await aConnection(names[asking], names[asked], { status, taken_back, blocked_by }));
        }
  return rows;
}

it('lists a connection where it fits what the member may know of it', async () => {
  const rows = await everyConnection();
  const own = rows.filter(({ user_id, request_user_id }) => [user_id, request_user_id].includes('me'));
  const known = own.flatMap((row) => asKnownTo('me', row) ?? []);

  for (const [list, fits] of Object.entries(LISTS) as [ConnectionList, (typeof LISTS)['sent']][]) {
    const found = (await Connection.find(listCondition[list]('me')).lean()).map(({ _id }) => _id).sort();
    const expected = known
      .filter(fits)
      .map(({ id }) => id)
      .sort();

    expect({ list, found }).toEqual({ list, found: expected });
    expect(expected.length).toBeGreaterThan(0);
  }
});

describe('what a member may know', () => {
  const refused = (given: Partial<ConnectionRow>) =>
    ({
      _id: 'c',
      user_id: 'asked',
      request_user_id: 'asking',
      pair: 'asked:asking',
      blocked_by: null,
      taken_back: false,
      created_at: 1,
      updated_at: 2,
      ...given,
    }) as ConnectionRow;

  it.each([
    ['not of a refusal', 'asking', { status: 'DECLINED' }, 'PENDING', 1],
    [
      'not of a refusal of what was taken back',
      'asking',
      { status: 'DECLINED', taken_back: true },
      'WITHDRAWN',
      1,
    ],
    ['not of being blocked', 'asking', { status: 'BLOCKED', blocked_by: 'asked' }, 'PENDING', 1],
    ['of refusing', 'asked', { status: 'DECLINED' }, 'DECLINED', 2],
    ['of withdrawing', 'asking', { status: 'WITHDRAWN' }, 'WITHDRAWN', 2],
    ['of blocking', 'asked', { status: 'BLOCKED', blocked_by: 'asked' }, 'BLOCKED', 2],
  ] as const)('is a status with its time: %s', (_what, who, given, status, updated_at) => {
    expect(asKnownTo(who, refused(given))).toEqual({
      id: 'c',
      user_id: 'asked',
      request_user_id: 'asking',
      status,
      updated_at,
      member_id: who === 'asked' ? 'asking' : 'asked',
    });
  });

  it.each([
    ['is blocked by the one who asked', { status: 'BLOCKED', blocked_by: 'asking' }],
    ['was withdrawn by the one who asked', { status: 'WITHDRAWN' }],
  ] as const)('is nothing where it %s', (_what, given) => {
    expect(asKnownTo('asked', refused(given))).toBeNull();
  });
});
