import type { StoredFact } from '@athenaeum/kit/journal';
import { SavedFilter } from './modules/savedFilter/savedFilter.model';

/** Applies the latest choice about alerts again after a backup was restored. Repeating it changes nothing. */
export async function reinstateAlerts({ kind, subject, value }: StoredFact): Promise<void> {
  if (kind === 'alerts') await SavedFilter.updateOne({ _id: subject }, { $set: value });
}
