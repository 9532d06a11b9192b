import type { LedgerLine, SessionState, State } from '../finalState';
import { groupBy } from './period';

const MINUTE = 60_000;

/** No coach has two at once, no ledger has a gap or went below zero, and what is held is what is booked. */
export function checkCoaching({ sessions, ledger }: Pick<State, 'sessions' | 'ledger'>): string[] {
  const live = sessions.filter(({ status }) => status === 'Scheduled');
  const booked = groupBy(live, ({ user_id }) => user_id);
  const lines = groupBy(ledger, ({ user_id }) => user_id);
  const members = new Set([...booked.keys(), ...lines.keys()]);
  return [
    ...[...groupBy(live, ({ coach_id }) => coach_id).values()].flatMap(overlapsIn),
    ...[...lines].flatMap(([who, own]) => problemsOfLedger(who, own)),
    ...[...members].flatMap((who) => {
      const held = sum((lines.get(who) ?? []).map((line) => line.held));
      const minutes = sum((booked.get(who) ?? []).map(({ duration }) => duration));
      return held === minutes ? [] : [`${who} holds ${held} for sessions of ${minutes} minutes`];
    }),
    ...paidTwice(ledger),
  ];
}

function overlapsIn(sessions: readonly SessionState[]): string[] {
  const inOrder = [...sessions].sort((one, other) => one.session_date - other.session_date);
  return inOrder.flatMap((session, index) => {
    const before = inOrder[index - 1];
    const overlaps = before && before.session_date + before.duration * MINUTE > session.session_date;
    return overlaps ? [`${before._id} and ${session._id} overlap`] : [];
  });
}

function problemsOfLedger(who: string, lines: readonly LedgerLine[]): string[] {
  const problems: string[] = [];
  let [quantity, held] = [0, 0];
  const inOrder = [...lines].sort((one, other) => one.sequence - other.sequence);
  for (const [index, line] of inOrder.entries()) {
    quantity += line.minutes;
    held += line.held;
    if (line.sequence !== index + 1) problems.push(`the ledger of ${who} has a gap at ${line.sequence}`);
    if (held < 0 || quantity < held) problems.push(`${who} is below zero at ${line.sequence}`);
  }
  return problems;
}

function paidTwice(ledger: readonly LedgerLine[]): string[] {
  const bought = ledger.filter(({ order_id }) => order_id !== undefined);
  return [...groupBy(bought, ({ order_id, product_id }) => `${product_id} of ${order_id}`)]
    .filter(([, lines]) => lines.length > 1)
    .map(([what, lines]) => `${what} was added ${lines.length} times`);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
