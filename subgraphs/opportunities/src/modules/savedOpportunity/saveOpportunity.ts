import { isDuplicateKey, signInFirst, type Viewer } from '@athenaeum/kit';
import type { SaveOpportunityInput } from '@athenaeum/opportunities-contract';
import type { OpportunityRow } from '../opportunity/opportunity.model';
import { findOpportunity } from '../opportunity/opportunity.service';
import { SavedOpportunity } from './savedOpportunity.model';

/** Saves a role that the viewer may read, or lets it go; repeating it changes nothing. */
export async function saveOpportunity(
  viewer: Viewer,
  { id, saved }: SaveOpportunityInput,
): Promise<OpportunityRow> {
  const { id: user_id } = viewer;
  if (user_id === null) throw signInFirst();
  const opportunity = await findOpportunity(viewer, { id });
  const key = { user_id, opportunity_id: opportunity._id };
  if (saved) await keep(key);
  else await SavedOpportunity.deleteOne(key);
  return opportunity;
}

async function keep(key: { user_id: string; opportunity_id: string }): Promise<void> {
  try {
    await SavedOpportunity.create({ ...key, created_at: Date.now() });
  } catch (error) {
    // It is saved already.
    if (!isDuplicateKey(error)) throw error;
  }
}
