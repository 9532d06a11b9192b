import type { Model } from 'mongoose';

const BATCH_SIZE = 5000;

/** Inserts any number of demo documents in batches; those that an earlier or interrupted run has inserted stay as they are. */
export async function insertManyDemo<D extends { _id: string }>(
  { collection }: Pick<Model<D>, 'collection'>,
  documents: Iterable<D>,
): Promise<void> {
  if (process.env.NODE_ENV === 'production') throw new Error('Demo data is not for production');
  let batch: D[] = [];
  for (const document of documents) {
    batch.push(document);
    if (batch.length < BATCH_SIZE) continue;
    await insert(batch);
    batch = [];
  }
  if (batch.length > 0) await insert(batch);

  async function insert(rows: readonly D[]): Promise<void> {
    // The driver's types want an ObjectId as `_id`, here and below.
    const ids = rows.map(({ _id }) => _id) as never[];
    const known = await collection.countDocuments({ _id: { $in: ids } });
    if (known === rows.length) return;
    if (known > 0) await collection.deleteMany({ _id: { $in: ids } });
    await collection.insertMany(rows as never[]);
  }
}
