import type { Call } from '../call';
import type { Refused } from '../models/sessions';

export function booking(call: Call<'book'>) {
  const { who, about, heard } = call;
  const op = { kind: 'book' as const, who, ...about };
  if (heard.outcome === 'refused') return isRefused(heard.why) ? [{ ...op, answer: heard.why }] : [];
  return heard.outcome === 'answered' ? [{ ...op, answer: { id: heard.answer.session } }] : [op];
}

export function changing(call: Call<'move'> | Call<'cancel'>) {
  const { who, heard } = call;
  if (call.kind === 'cancel') {
    const op = { kind: 'cancel' as const, id: call.about.session };
    if (heard.outcome === 'refused') return [];
    return heard.outcome === 'answered' ? [{ ...op, answer: 'Cancelled' as const }] : [op];
  }
  const { session: id, start, minutes } = call.about;
  const op = { kind: 'move' as const, who, id, start, minutes };
  if (heard.outcome === 'refused') return heard.why === 'taken' ? [{ ...op, answer: 'taken' as const }] : [];
  return heard.outcome === 'answered' ? [{ ...op, answer: 'moved' as const }] : [op];
}

const isRefused = (why: string): why is Refused => why === 'taken' || why === 'tooLittle';
