import type { StoredFact } from '@athenaeum/kit/journal';
import { MailSuppression } from './mailSuppression.model';

/** Restores unsubscriptions over a restored backup. Idempotent. */
export async function reinstateSuppressions({ kind, subject, value, at }: StoredFact): Promise<void> {
  if (kind !== 'suppression') return;
  if (value.isWanted) await MailSuppression.deleteOne({ _id: subject });
  else await MailSuppression.updateOne({ _id: subject }, { $setOnInsert: { at } }, { upsert: true });
}
