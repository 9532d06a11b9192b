import type { StoredFact } from '@athenaeum/kit/journal';
import { SavedFilter } from './modules/savedFilter/savedFilter.model';

/** Puts back whether a member wants to be told, over what a restored backup says. Again, it changes nothing. */
export async function reinstateAlerts({ kind, subject, value }: StoredFact): Promise<void> {
  if (kind === 'alerts') await SavedFilter.updateOne({ _id: subject }, { $set: value });
}
