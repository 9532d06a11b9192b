import { CONTENT_MESSAGES } from '@athenaeum/content-contract';
import { Refusal } from '@athenaeum/kit';
import type { ClientSession } from 'mongoose';

interface Counted {
  countDocuments(filter: object, options: object): PromiseLike<number>;
}

/** Refuses, at its field, a reference to an unknown or removed entry. */
export async function assertThere(
  model: unknown,
  ids: readonly string[] | undefined,
  field: string,
  session: ClientSession,
): Promise<void> {
  if (!ids?.length) return;
  const found = await (model as Counted).countDocuments({ _id: { $in: ids } }, { session });
  if (found === new Set(ids).size) return;
  const message = CONTENT_MESSAGES.notThereAnyMore;
  throw new Refusal('INVALID', message, { [field]: message });
}
