import type { StoredFact } from '@athenaeum/kit/journal';
import { MailSuppression } from './mailSuppression.model';

/** Puts back who wants no more of what, over what a restored backup says. Again, it changes nothing. */
export async function reinstateSuppressions({ kind, subject, value, at }: StoredFact): Promise<void> {
  if (kind !== 'suppression') return;
  if (value.isWanted) await MailSuppression.deleteOne({ _id: subject });
  else await MailSuppression.updateOne({ _id: subject }, { $setOnInsert: { at } }, { upsert: true });
}
