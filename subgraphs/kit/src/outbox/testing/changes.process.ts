import mongoose from 'mongoose';
import { connectDatabase, inTransaction } from '../../mongo';
import { enqueue } from '../enqueue';
import { note } from './world';

/** Writes changes with a message each until it is killed; prints each number once it is committed. */
const [uri = '', dbName = ''] = process.argv.slice(2);
await connectDatabase(uri, { dbName });
const changes = mongoose.connection.collection<{ _id: number }>('changes');

for (let number = 0; ; number++) {
  await inTransaction(async (session) => {
    await changes.insertOne({ _id: number }, { session });
    await enqueue(session, note, { payload: { text: String(number) } });
  });
  process.stdout.write(`${number}\n`);
}
