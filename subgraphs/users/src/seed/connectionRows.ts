import { DEMO_ACCOUNTS, demoId, demoMembers, demoRandom } from '@athenaeum/kit/demo';
import { pairOf, type ConnectionRow } from '../modules/connection/connection.model';
import { DAY } from './toRow';

const HOW_MANY = 900;
/** Accounts of the walkthroughs, which begin without connections. */
const ALONE: readonly string[] = [DEMO_ACCOUNTS.new.id, DEMO_ACCOUNTS.hidden.id, DEMO_ACCOUNTS.private.id];

/** As in the design of the directory: one connected, one asked. */
const DRAWN = [
  { with: 'leila-haddad', status: 'ACCEPTED' },
  { with: 'joanna-whitfield', status: 'ACCEPTED' },
  { with: 'ngozi-eze', status: 'ACCEPTED' },
  { with: 'thandiwe-mokoena', status: 'PENDING' },
] as const;

export function connectionRows(now: number): ConnectionRow[] {
  const members = demoMembers().filter(({ id }) => !ALONE.includes(id));
  const random = demoRandom('connections');
  const rows = new Map<string, ConnectionRow>();
  const add = (from: string, to: string, status: ConnectionRow['status']) => {
    const pair = pairOf(from, to);
    if (from === to || rows.has(pair)) return;
    const created_at = now - random.between(1, 40) * DAY;
    rows.set(pair, {
      _id: demoId('connection', pair),
      user_id: to,
      request_user_id: from,
      pair,
      status,
      taken_back: false,
      blocked_by: status === 'BLOCKED' ? to : null,
      created_at,
      updated_at: created_at,
    });
  };

  for (const drawn of DRAWN) add(DEMO_ACCOUNTS.member.id, demoId('user', drawn.with), drawn.status);
  const others = members.filter(({ id }) => id !== DEMO_ACCOUNTS.member.id);
  while (rows.size < HOW_MANY) {
    const [from, to] = [others[random.skewed(others.length)]!, random.pick(others)];
    add(from.id, to.id, random.pick(STATUSES));
  }
  return [...rows.values()];
}

const STATUSES: readonly ConnectionRow['status'][] = [
  ...Array.from({ length: 16 }, () => 'ACCEPTED' as const),
  'PENDING',
  'PENDING',
  'DECLINED',
  'WITHDRAWN',
];
