import mongoose from 'mongoose';

interface Forgotten {
  _id: string;
  at: Date;
}

/**
 * The ids of deleted members, in a separate database: a backup of the product does not contain it, so restoring one
 * does not bring them back.
 */
export interface ForgottenList {
  add(userId: string): Promise<void>;
  /** All of them, a page after the other in the order of ids. */
  after(id: string, most: number): Promise<string[]>;
}

export function createForgottenList(databaseName: string): ForgottenList {
  const list = () =>
    mongoose.connection.getClient().db(`${databaseName}_forgotten`).collection<Forgotten>('forgotten');
  return {
    async add(_id) {
      await list().updateOne({ _id }, { $setOnInsert: { at: new Date() } }, { upsert: true });
    },
    async after(id, most) {
      const rows = await list()
        .find({ _id: { $gt: id } })
        .sort({ _id: 1 })
        .limit(most)
        .toArray();
      return rows.map(({ _id }) => _id);
    },
  };
}
