import type { RSVPState, SalonState } from '../finalState';
import type { Operation } from '../history';
import { groupBy, type Check, type Period } from './period';

/** Of salons with a limit: no more seats than there are, one RSVP for each member, and the line in its order. */
export const checkSeats: Check = (period) => {
  const rsvps = groupBy(period.after.rsvps, ({ salon_id }) => salon_id);
  return period.after.salons.flatMap((salon) => problemsOf(salon, rsvps.get(salon._id) ?? [], period));
};

function problemsOf(
  { _id, capacity, seats_free }: SalonState,
  rsvps: readonly RSVPState[],
  { operations }: Period,
): string[] {
  if (capacity === null) return [];
  const problems: string[] = [];
  const seated = rsvps.filter(({ status }) => status === 'RESERVED');
  const waiting = rsvps.filter(({ status }) => status === 'PENDING');
  if (seated.length > capacity) problems.push(`${_id} has ${seated.length} in ${capacity} seats`);
  if (seats_free !== capacity - seated.length)
    problems.push(`${_id} counts ${seats_free} free seats with ${seated.length} of ${capacity} taken`);
  if (waiting.length > 0 && seated.length < capacity)
    problems.push(`somebody waits at ${_id} beside a free seat`);
  for (const [who, own] of groupBy(rsvps, ({ user_id }) => user_id))
    if (own.length > 1) problems.push(`${who} has ${own.length} RSVPs at ${_id}`);
  for (const late of seated)
    for (const early of waiting)
      if (hasOvertaken(late, early, operations))
        problems.push(`${late.user_id} has a seat at ${_id} before ${early.user_id}, who was first`);
  return problems;
}

/** Only a request that began after the other's place was acknowledged was certainly later. */
function hasOvertaken(late: RSVPState, early: RSVPState, operations: readonly Operation[]): boolean {
  const waitsSince = operations.findLast(
    ({ kind, who, about, answer }) =>
      kind === 'seat' && who === early.user_id && about === early.salon_id && answer?.value === 'PENDING',
  );
  const asked = operations.findLast(
    ({ kind, who, about, invokedAt }) =>
      kind === 'seat' && who === late.user_id && about === late.salon_id && invokedAt <= late.queued_at,
  );
  return (
    waitsSince !== undefined &&
    asked !== undefined &&
    early.queued_at <= waitsSince.endedAt &&
    waitsSince.endedAt < asked.invokedAt
  );
}
