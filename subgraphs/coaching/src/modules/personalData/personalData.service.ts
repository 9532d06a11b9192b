import { Refusal, type Viewer } from '@athenaeum/kit';
import { CreditEntry } from '../credits/creditEntry.model';
import { Order } from '../order/order.model';
import { cancelSession } from '../session/changeSession';
import { Portfolio } from '../portfolio/portfolio.model';
import { Session } from '../session/session.model';

export async function personalData(user_id: string) {
  const [sessions, credits, orders, portfolios] = await Promise.all([
    // The coach's own notes belong to the coach.
    Session.find({ user_id }).select('-coach_notes -coach_notes_version').lean(),
    CreditEntry.find({ user_id }).select('-actor_id -request_id').lean(),
    Order.find({ user_id }).lean(),
    // Storage keys are left out; the files themselves are exported with the others.
    Portfolio.find({ user_id }).select('-drafts.key -files.key -writer_id').lean(),
  ]);
  return { sessions, credits, orders, portfolios };
}

/** Cancels the member's sessions and removes the member's texts; ledger and orders are bookkeeping, without a name. */
export async function forgetMember(user_id: string): Promise<boolean> {
  const viewer: Viewer = { id: user_id, roles: new Set(['member'] as const) };
  const ahead = await Session.find({ user_id, status: 'Scheduled', session_date: { $gt: Date.now() } })
    .select('_id')
    .lean();
  for (const { _id } of ahead) await cancelSession(viewer, { id: _id }).catch(leftToOthers);
  await Portfolio.deleteMany({ user_id });
  await Session.updateMany({ user_id }, { note: null, coach_notes: null, shared_notes: [], tasks: [] });
  return true;
}

/** Sessions booked externally are cancelled externally. */
function leftToOthers(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
}
