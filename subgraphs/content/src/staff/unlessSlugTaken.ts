import { CONTENT_MESSAGES } from '@athenaeum/content-contract';
import { isDuplicateKey, Refusal } from '@athenaeum/kit';

/** The unique index decides which of two gets the slug; the other is told at its field. */
export async function unlessSlugTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isDuplicateKey(error) && /slug/.test((error as Error).message))
      throw new Refusal('INVALID', CONTENT_MESSAGES.slugTaken, { slug: CONTENT_MESSAGES.slugTaken });
    throw error;
  }
}
