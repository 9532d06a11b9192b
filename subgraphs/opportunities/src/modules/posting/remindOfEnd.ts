import { enqueue } from '@athenaeum/kit/outbox';
import { REMINDER_DAYS } from '@athenaeum/opportunities-contract';
import { postingReminder } from '@athenaeum/opportunities-contract/outgoing';
import type { ClientSession } from 'mongoose';
import type { OpportunityRow } from '../opportunity/opportunity.model';
import { isTimestamp } from '../opportunity/opportunity.policy';

const DAY = 86_400_000;

/** Reminders a week and a day before the current end. When the end has changed, a reminder of the former one is not mailed. */
export async function remindOfEnd(
  session: ClientSession,
  { _id, poster, expires_at }: OpportunityRow,
  now: number,
): Promise<void> {
  if (!poster || !isTimestamp(expires_at)) return;
  for (const days of REMINDER_DAYS) {
    const dueAt = expires_at - days * DAY;
    if (dueAt <= now) continue;
    await enqueue(session, postingReminder, {
      payload: { opportunity_id: _id, expires_at },
      key: `${_id}:${expires_at}:${days}`,
      dueAt,
    });
  }
}
