import { randomUUID } from 'node:crypto';
import { connectDatabase, disconnectDatabase, ensureIndexes } from '@athenaeum/kit';
import mongoose from 'mongoose';
import { loadSubgraphs } from '@athenaeum/graph/subgraphs';
import { models } from '@athenaeum/bff/models';
import { models as workerModels } from '@athenaeum/worker';

// Runs alone: the models that other files load would have collections too, as one that is not declared has.
it('every model of every service gets the collection and the indexes that it declares', async () => {
  const services = Object.values(await loadSubgraphs());
  const all = [...models, ...workerModels, ...services.flatMap((service) => service.models)];
  const declared = await made(async () => {
    for (const { modelName } of all) {
      const model = mongoose.model(modelName);
      await model.createCollection();
      await model.createIndexes();
    }
  });

  expect(await made(() => ensureIndexes(all))).toEqual(declared);
  expect(Object.keys(declared)).toHaveLength(new Set(all.map(({ collection }) => collection.name)).size);
});

/** What is in a new database after it: the options and indexes of each collection. */
async function made(work: () => Promise<void>): Promise<Record<string, unknown>> {
  await connectDatabase(process.env.TEST_MONGODB_URI!, { dbName: `test_${randomUUID().slice(0, 12)}` });
  const { db } = mongoose.connection;
  try {
    await work();
    const collections = await db!.listCollections<{ name: string; options: object }>().toArray();
    const described = collections.map(async ({ name, options }) => [
      name,
      { options, indexes: await db!.collection(name).indexes() },
    ]);
    return Object.fromEntries(await Promise.all(described)) as Record<string, unknown>;
  } finally {
    await db!.dropDatabase();
    await disconnectDatabase();
  }
}
