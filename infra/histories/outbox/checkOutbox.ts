import { groupBy } from '../../faults/checks/period';
import { isWaiting } from '../../faults/checks/told';

export interface Row {
  _id: string;
  kind: string;
  key: string;
  subject?: string;
  /** Among those about the same subject, from 1. */
  place?: number;
  state: string;
}

/** What was committed, and what other systems were told, each in its order. */
export interface Outbox {
  rows: readonly Row[];
  /** Of a round's salons. Each change of a status but the first is counted. */
  rsvps: readonly { _id: string; status: string; calendar_changes?: number }[];
  /** Of a round's hours. */
  sessions: readonly { _id: string; status: string; sequence: number }[];
  /** Requests that the CRM got, with their idempotency keys. */
  told: readonly { key: string; path: string; body: unknown }[];
  /** The keys of letters that came. */
  letters: readonly string[];
}

const RSVP_FLOW = 'rsvp_flow';
const CONFIRMATION = 'session_confirmation';

/**
 * Each message that was committed was told at least once, under one key; those about an RSVP are as many as its changes, in
 * their order, and the last says what it is. Nothing was told that was not committed. Answers what is wrong, in sentences.
 */
export function checkOutbox(outbox: Outbox): string[] {
  const { rows, told, letters } = outbox;
  const known = new Set(rows.map(({ _id }) => _id));
  const strangers = new Set([...told.map(({ key }) => key), ...letters].filter((key) => !known.has(key)));
  return [
    ...rows.filter(({ state }) => state === 'dead').map(({ kind, _id }) => `${kind} ${_id} was given up`),
    ...rows.filter(isWaiting).map(({ kind, _id }) => `${kind} ${_id} has not left`),
    ...[...strangers].map((key) => `${key} was told and is no message`),
    ...toldDifferently(told),
    ...outbox.rsvps.flatMap((rsvp) => problemsOfRSVP(rsvp, outbox)),
    ...outbox.sessions.flatMap((session) => problemsOfSession(session, outbox)),
  ];
}

function toldDifferently(told: Outbox['told']): string[] {
  return [...groupBy(told, ({ key }) => key)]
    .filter(([, calls]) => new Set(calls.map(({ body }) => JSON.stringify(body))).size > 1)
    .map(([key]) => `${key} was told twice, and not the same`);
}

function problemsOfRSVP(
  { _id, status, calendar_changes = 0 }: Outbox['rsvps'][number],
  { rows, told }: Outbox,
): string[] {
  const own = rows
    .filter(({ subject }) => subject === `${RSVP_FLOW}:${_id}`)
    .sort((one, other) => one.place! - other.place!);
  const keys = own.map((row) => row._id);
  const firsts = [...groupBy(told, ({ key }) => key).values()].map(([first]) => first!);
  const heard = firsts.filter(({ key }) => keys.includes(key));
  const last = (heard.at(-1)?.body as { rsvp?: string } | undefined)?.rsvp;
  const untold = keys.filter((key) => !heard.some((call) => call.key === key));
  return [
    ...(own.every(({ place }, index) => place === index + 1) ? [] : [`a message about RSVP ${_id} is lost`]),
    ...(own.length === calendar_changes + 1
      ? []
      : [`RSVP ${_id} has changed ${calendar_changes + 1} times, and there are ${own.length} messages`]),
    ...untold.map((key) => `${key} about RSVP ${_id} was never told`),
    ...(untold.length > 0 || heard.every(({ key }, index) => key === keys[index])
      ? []
      : [`what was told of RSVP ${_id} is not in its order`]),
    ...(last === status ? [] : [`of RSVP ${_id} was told ${last} last, and it is ${status}`]),
  ];
}

/** Both have a confirmation written; of one that was moved or cancelled since it need not be sent any more, nor to a coach without an account. */
function problemsOfSession(
  { _id, status, sequence }: Outbox['sessions'][number],
  { rows, letters }: Outbox,
): string[] {
  return ['member', 'coach'].flatMap((to) => {
    const key = `${_id}:0:${to}`;
    const row = rows.find((one) => one.kind === CONFIRMATION && one.key === key);
    if (!row) return [`${CONFIRMATION} ${key} was never written`];
    const isDue = to === 'member' && status === 'Scheduled' && sequence === 0;
    return isDue && !letters.includes(row._id) ? [`${CONFIRMATION} ${key} did not arrive`] : [];
  });
}
