import type { Call } from '../call';
import type { SalonOp } from '../models/salon';
import { withAnswers } from './answers';

/** What a call is to a salon. A refusal that says nothing of its state, and a read without an answer, are left out. */
export function ofSalon(salon: string, call: Call): SalonOp[] {
  const { who } = call;
  if (call.kind === 'ask' && call.about.salon === salon)
    return withAnswers<typeof call, SalonOp>(
      call,
      ({ status, position }) => [{ kind: 'ask', who, answer: status }, ...positionOf(who, position)],
      [{ kind: 'ask', who }],
    );
  if (call.kind === 'withdraw' && call.about.salon === salon)
    return withAnswers<typeof call, SalonOp>(
      call,
      ({ status }) => [
        { kind: 'withdraw', who, answer: 'INVITED' },
        // Another request may have been there before the answer was read.
        ...(status === 'RESERVED' || status === 'PENDING'
          ? [{ kind: 'status' as const, who, answer: status as 'RESERVED' | 'PENDING' }]
          : []),
      ],
      [{ kind: 'withdraw', who }],
    );
  if (call.kind === 'look' && call.about.salon === salon)
    return withAnswers<typeof call, SalonOp>(
      call,
      // Each is read from one record or one list; together they are not of one moment.
      ({ left, status, position }) => [
        { kind: 'left', answer: left },
        { kind: 'status', who, answer: status },
        ...positionOf(who, position),
      ],
      [],
    );
  return [];
}

const positionOf = (who: string, position: number | null): SalonOp[] =>
  position === null ? [] : [{ kind: 'position', who, answer: position }];
