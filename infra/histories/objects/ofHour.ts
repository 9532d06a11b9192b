import type { Call } from '../call';
import type { HourOp } from '../models/hour';
import { MINUTE } from '../models/sessions';
import { withAnswers } from './answers';
import { booking, changing } from './ofSession';

/** What a call is to an hour of a coach; `places`: where each session has been. */
export function ofHour(from: number, call: Call, places: ReadonlyMap<string, readonly number[]>): HourOp[] {
  const isHere = (start: number) => start >= from && start < from + 60 * MINUTE;
  if (call.kind === 'book') return isHere(call.about.start) ? booking(call) : [];
  if (call.kind === 'move' || call.kind === 'cancel') {
    const starts = places.get(call.about.session) ?? [];
    return starts.some(isHere) ? changing(call) : [];
  }
  if (call.kind === 'offers')
    return withAnswers(
      call,
      ({ durations }) =>
        [from, from + 30 * MINUTE].map((start) => ({
          kind: 'offer' as const,
          start,
          answer: (durations[start] ?? []).filter(
            (minutes) => start + minutes * MINUTE <= from + 60 * MINUTE,
          ),
        })),
      [],
    );
  if (call.kind === 'sessions')
    return withAnswers(
      call,
      ({ live }) => [{ kind: 'sessions', who: call.who, answer: live.filter(({ start }) => isHere(start)) }],
      [],
    );
  return [];
}

/** For each session all starts that it has or may have had. */
export function placesOf(calls: readonly Call[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  const note = (session: string, start: number) =>
    places.set(session, [...(places.get(session) ?? []), start]);
  for (const call of calls) {
    if (call.kind === 'move') note(call.about.session, call.about.start);
    if (call.heard.outcome !== 'answered') continue;
    if (call.kind === 'book') note(call.heard.answer.session, call.about.start);
    if (call.kind === 'sessions') for (const { id, start } of call.heard.answer.live) note(id, start);
  }
  return places;
}
