import type { Operation } from '../history';
import type { RSVPState, State } from '../finalState';
import { groupBy, type Check } from './period';

/** What has arrived outside, each once, in the order in which it first did. */
export interface Outside {
  /** What the CRM received about RSVPs in this period. */
  seats: readonly { user_id: string; event_id: string; rsvp: string }[];
  /** All progress that it ever received. */
  progress: readonly { userId: string; salonId: string; progress: number }[];
  /** The ids of the outbox messages that came as letters. */
  letters: ReadonlySet<string>;
}

/**
 * No message is pending or dead; the CRM received every acknowledged change of a seat in order and has the current state;
 * every promoted member and both parties of every booked session have their mail.
 */
export const checkTold =
  (outside: Outside): Check =>
  ({ operations, before, after }) => [
    ...after.outbox
      .filter(({ state }) => state === 'dead')
      .map(({ kind }) => `a message ${kind} was given up`),
    ...after.outbox.filter(isWaiting).map(({ kind }) => `a message ${kind} has not left`),
    ...untoldSeats(operations, before, after, outside),
    ...untoldProgress(before, after, outside),
    ...missingLetters(operations, after, outside),
  ];

/** Reminders of what is yet to come stay where they are. */
export const isWaiting = ({ kind, state }: Pick<State['outbox'][number], 'kind' | 'state'>): boolean =>
  (state === 'open' || state === 'queued') && !kind.endsWith('_reminder');

function untoldSeats(
  operations: readonly Operation[],
  before: State,
  after: State,
  { seats }: Outside,
): string[] {
  const nameOf = (who: string, salon = '') => `${who} at ${salon}`;
  const told = groupBy(seats, ({ user_id, event_id }) => nameOf(user_id, event_id));
  const statusIn = ({ rsvps }: State) =>
    new Map(rsvps.map(({ user_id, salon_id, status }) => [nameOf(user_id, salon_id), status]));
  const [known, found] = [statusIn(before), statusIn(after)];
  const asked = operations.filter(({ kind }) => kind === 'seat' || kind === 'leave');
  return [...groupBy(asked, ({ who, about }) => nameOf(who, about))].flatMap(([seat, own]) => {
    const changes = certainChanges(known.get(seat), own);
    const heard = (told.get(seat) ?? []).map(({ rsvp }) => rsvp);
    const problems: string[] = [];
    if (!isWithin(changes, heard))
      problems.push(`of ${seat} the CRM heard ${heard.join(', ') || 'nothing'}, not ${changes.join(', ')}`);
    const last = heard.at(-1) ?? known.get(seat);
    if (last !== found.get(seat))
      problems.push(`of ${seat} the CRM heard ${last} last, and it is ${found.get(seat)}`);
    return problems;
  });
}

/** After something that nobody answered it is not known what the next one changed. */
function certainChanges(known: string | undefined, asked: readonly Operation[]): string[] {
  const changes: string[] = [];
  let last = known;
  for (const { outcome, answer } of asked) {
    if (outcome === 'failed') continue;
    if (outcome !== 'acknowledged') break;
    const value = String(answer?.value);
    if (value !== last) changes.push(value);
    last = value;
  }
  return changes;
}

function untoldProgress(before: State, after: State, { progress }: Outside): string[] {
  const nameOf = (who: string, salon: string) => `${who} in ${salon}`;
  const told = new Map(progress.map((one) => [nameOf(one.userId, one.salonId), one.progress]));
  const known = new Map(before.progress.map((row) => [nameOf(row.user_id, row.salon_id), row.progress]));
  return after.progress
    .map((row) => ({ place: nameOf(row.user_id, row.salon_id), value: row.progress }))
    .filter(({ place, value }) => known.get(place) !== value && told.get(place) !== value)
    .map(({ place, value }) => `of ${place} the CRM heard ${told.get(place)}, and it is ${value}`);
}

function missingLetters(operations: readonly Operation[], after: State, { letters }: Outside): string[] {
  const byKey = new Map(after.outbox.map(({ kind, key, _id }) => [`${kind} ${key}`, _id]));
  const booked = new Set(
    operations
      .filter(({ kind, outcome }) => kind === 'book' && outcome === 'acknowledged')
      .map(({ answer }) => answer!.id),
  );
  const owed = [
    ...after.rsvps
      .filter((rsvp) => rsvp.status === 'RESERVED' && hasWaited(rsvp, operations))
      .map(({ _id, queued_at }) => `waitlist_promotion ${_id}:${queued_at}`),
    ...after.sessions
      .filter(({ _id, status }) => status === 'Scheduled' && booked.has(_id))
      .flatMap(({ _id }) => ['member', 'coach'].map((to) => `session_confirmation ${_id}:0:${to}`)),
  ];
  return owed
    .filter((name) => !letters.has(byKey.get(name) ?? ''))
    .map((name) => `${name} ${byKey.has(name) ? 'did not arrive' : 'was never written'}`);
}

/** Whether the member was notified of the place on the waitlist before being promoted. */
const hasWaited = ({ _id, queued_at }: RSVPState, operations: readonly Operation[]): boolean =>
  operations.some(
    ({ answer, invokedAt, endedAt }) =>
      answer?.id === _id && answer.value === 'PENDING' && invokedAt <= queued_at && queued_at <= endedAt,
  );

/** Whether all of them are there in that order, whatever else is. */
function isWithin(wanted: readonly string[], heard: readonly string[]): boolean {
  let next = 0;
  for (const one of heard) if (one === wanted[next]) next += 1;
  return next === wanted.length;
}
