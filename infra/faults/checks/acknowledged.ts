import type { State } from '../finalState';
import type { Operation } from '../history';
import { groupBy, type Check } from './period';

/**
 * What was acknowledged of seats and sessions is there: the last that was acknowledged, or what was asked without an answer,
 * which may happen late. A place in line may have become a seat.
 */
export const checkAcknowledged: Check = ({ operations, before, after }) => {
  const found = valuesOf(after);
  const known = valuesOf(before);
  const problems: string[] = [];
  for (const [thing, asked] of groupBy(operations.filter(isChecked), thingOf)) {
    const possible = possibleValues(known.get(thing), asked);
    const value = found.get(thing) ?? 'not there';
    if (!possible.has(value)) problems.push(`${thing} is ${value}, not ${[...possible].join(' or ')}`);
  }
  return problems;
};

/** What each may leave behind when nobody knows whether it happened. */
const EFFECTS: Partial<Record<Operation['kind'], readonly string[]>> = {
  seat: ['RESERVED', 'PENDING'],
  leave: ['INVITED'],
  cancel: ['Cancelled'],
};

/** Of a booking that nobody acknowledged it is not known which session it is about. */
const isChecked = ({ kind, outcome }: Operation): boolean =>
  kind in EFFECTS || (kind === 'book' && outcome === 'acknowledged');

const thingOf = ({ kind, who, about, answer }: Operation): string =>
  kind === 'seat' || kind === 'leave' ? `the seat of ${who} at ${about}` : `session ${about ?? answer?.id}`;

function possibleValues(known = 'not there', asked: readonly Operation[]): ReadonlySet<string> {
  const late: string[] = [];
  let last = known;
  for (const { kind, outcome, answer } of asked) {
    if (outcome === 'acknowledged') last = String(answer?.value);
    else if (outcome !== 'failed') late.push(...(EFFECTS[kind] ?? []));
  }
  const possible = new Set([last, ...late]);
  if (possible.has('PENDING')) possible.add('RESERVED');
  return possible;
}

const valuesOf = ({ rsvps, sessions }: State): ReadonlyMap<string, string> =>
  new Map([
    ...rsvps.map(
      ({ user_id, salon_id, status }) => [`the seat of ${user_id} at ${salon_id}`, status] as const,
    ),
    ...sessions.map(({ _id, status }) => [`session ${_id}`, status] as const),
  ]);
