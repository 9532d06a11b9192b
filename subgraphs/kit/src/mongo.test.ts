import mongoose from 'mongoose';
import { connectDatabase, disconnectDatabase } from './mongo';

const { host } = new URL(process.env.TEST_MONGODB_URI!);
const OWN = { serverSelectionTimeoutMS: 5000, socketTimeoutMS: 7000, connectTimeoutMS: 7000 };

afterEach(disconnectDatabase);

async function timeoutsWith(stated: string) {
  await connectDatabase(`mongodb://${host}/?directConnection=true${stated}`, { longestSilence: 7000 });
  const { serverSelectionTimeoutMS, socketTimeoutMS, connectTimeoutMS } =
    mongoose.connection.getClient().options;
  return { serverSelectionTimeoutMS, socketTimeoutMS, connectTimeoutMS };
}

it.each([
  ['', OWN],
  ['&serverSelectionTimeoutMS=61000', { ...OWN, serverSelectionTimeoutMS: 61_000 }],
  ['&socketTimeoutMS=62000', { ...OWN, socketTimeoutMS: 62_000 }],
  ['&connectTimeoutMS=63000', { ...OWN, connectTimeoutMS: 63_000 }],
])('takes its own timeouts but for those that the URI states: %s', async (stated, timeouts) => {
  expect(await timeoutsWith(stated)).toEqual(timeouts);
});
