import { PURCHASED_REVIEW_TYPES } from '@athenaeum/content-contract';
import { isDuplicateKey } from '@athenaeum/kit';
import * as z from 'zod';
import { ReviewRight } from './reviewRight.model';

const id = z.string().min(1).max(64);
export const setReviewRightInput = z.strictObject({
  userId: id,
  entryId: id,
  reviewType: z.enum(PURCHASED_REVIEW_TYPES),
  title: z.string().trim().min(1).max(200),
  granted: z.boolean(),
});

/** Answers whether the member has the right now. A review written with it stays. */
export async function setReviewRight({
  userId: user_id,
  entryId: entry_id,
  reviewType: review_type,
  title,
  granted,
}: z.infer<typeof setReviewRightInput>): Promise<boolean> {
  const key = { user_id, entry_id };
  if (!granted) {
    await ReviewRight.deleteOne(key);
    return false;
  }
  const grant = { $set: { review_type, title }, $setOnInsert: { granted_at: Date.now() } };
  await ReviewRight.updateOne(key, grant, { upsert: true }).catch((error: unknown) => {
    // Granted twice at the same time.
    if (!isDuplicateKey(error)) throw error;
  });
  return true;
}
