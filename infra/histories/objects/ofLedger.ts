import type { Call } from '../call';
import type { LedgerOp } from '../models/ledger';
import { withAnswer, withAnswers } from './answers';
import { booking, changing } from './ofSession';

/** What a call is to its member's ledger. */
export function ofLedger(call: Call): LedgerOp[] {
  switch (call.kind) {
    case 'book':
      return booking(call);
    case 'move':
    case 'cancel':
      return changing(call);
    case 'sessions':
      return withAnswers(call, ({ live }) => [{ kind: 'sessions', answer: live }], []);
    case 'balance':
      return withAnswers(call, (answer) => [{ kind: 'balance', answer }], []);
    case 'add': {
      const op = { kind: 'add' as const, ...call.about };
      if (call.heard.outcome === 'refused')
        return call.heard.why === 'tooMuch' ? [{ ...op, answer: 'tooMuch' }] : [];
      return withAnswer(call, () => ({ ...op, answer: 'added' }), op);
    }
    default:
      return [];
  }
}
