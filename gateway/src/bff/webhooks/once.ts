import { createHash } from 'node:crypto';
import { isDuplicateKey } from '@athenaeum/kit';
import { AppliedWebhook } from './appliedWebhook.model';

/** Does the work of a signed call once, whoever repeats it and however often at once; null for a repetition. */
export async function once<T>(signature: string, work: () => Promise<T>): Promise<T | null> {
  const _id = createHash('sha256').update(signature).digest('base64url');
  try {
    await AppliedWebhook.create({ _id, at: new Date() });
  } catch (error) {
    if (isDuplicateKey(error)) return null;
    throw error;
  }
  try {
    return await work();
  } catch (error) {
    // It was not applied: its sender may try the same again.
    await AppliedWebhook.deleteOne({ _id });
    throw error;
  }
}
