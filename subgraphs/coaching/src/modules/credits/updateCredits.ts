import { creditTime, type UpdateCreditsInput } from '@athenaeum/coaching-contract';
import { isDuplicateKey, notAllowed, Refusal, type Viewer } from '@athenaeum/kit';
import { recordWrite } from '@athenaeum/kit/audit';
import { canUpdateCredits } from './credits.policy';
import { CreditEntry } from './creditEntry.model';
import { balancesOf, type Balance } from './credits.service';
import { addToLedger, balanceIn, inLedger } from './ledger';

/** Adds time to a member's account or removes it, with a reason; the same form sent again counts once. */
export async function updateCredits(
  viewer: Viewer,
  { user_id, minutes, reason, request_id }: UpdateCreditsInput,
): Promise<Balance> {
  const { id: actor_id } = viewer;
  if (actor_id === null || !canUpdateCredits(viewer)) throw notAllowed();
  try {
    await inLedger(async (session) => {
      if (await CreditEntry.exists({ actor_id, request_id }).session(session)) return;
      const { quantity, held, available } = await balanceIn(session, user_id);
      if (available + minutes < 0) throw tooMuch(available);
      await addToLedger(session, user_id, [
        { type: 'adjustment', minutes, held: 0, note: reason, actor_id, request_id },
      ]);
      await recordWrite(session, viewer, {
        operation: 'updateCredits',
        target_id: user_id,
        before: { quantity, held },
        after: { quantity: quantity + minutes, held },
        reason,
      });
    });
  } catch (error) {
    // Sent twice at the same time: the other one has done it.
    if (!isDuplicateKey(error)) throw error;
  }
  const [balance = { user_id, quantity: 0, held: 0 }] = await balancesOf([user_id]);
  return balance;
}

function tooMuch(available: number): Refusal {
  const message = `The member has ${creditTime(available)} that is not held. Take away at most that.`;
  return new Refusal('CONFLICT', message, { minutes: message });
}
