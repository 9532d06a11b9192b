import type { Model } from 'mongoose';

/**
 * Inserts demo documents once: nothing when all of them are there, otherwise those that an interrupted run left out. The
 * last one tells whether all are there, because insertMany keeps the order.
 */
export async function insertDemo<D extends { _id: string }>(
  model: Model<D>,
  documents: readonly D[],
): Promise<void> {
  if (process.env.NODE_ENV === 'production') throw new Error('Demo data is not for production');
  const last = documents.at(-1);
  if (!last || (await model.exists({ _id: last._id }))) return;
  const ids = documents.map(({ _id }) => _id);
  const known = new Set((await model.find({ _id: { $in: ids } }, '_id').lean()).map(({ _id }) => _id));
  await model.insertMany(documents.filter(({ _id }) => !known.has(_id)));
}
