import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Domain } from '@athenaeum/kit';
import { seedCoaching } from '@athenaeum/coaching-subgraph/seed';
import { seedContent } from '@athenaeum/content-subgraph/seed';
import { seedOpportunities } from '@athenaeum/opportunities-subgraph/seed';
import { seedUsers } from '@athenaeum/users-subgraph/seed';
import mongoose from 'mongoose';

type Documents = { _id: string }[];
type Collections = Record<string, Documents>;

const SEEDS: Readonly<Record<Domain, (now: number) => Promise<void>>> = {
  users: seedUsers,
  content: seedContent,
  coaching: seedCoaching,
  opportunities: seedOpportunities,
};

/**
 * Loads the demo data of these domains into the connected database. Creating it takes seconds, so the first test file of a
 * run stores it in the run's folder, and the others insert that.
 */
export async function seedDemo(...domains: readonly Domain[]): Promise<void> {
  for (const domain of domains) await (existsSync(fileOf(domain)) ? insertMade(domain) : make(domain));
}

async function make(domain: Domain): Promise<void> {
  const before = await readAll();
  await SEEDS[domain](Date.now());
  const made: Collections = {};
  for (const [name, documents] of Object.entries(await readAll())) {
    const known = new Set(before[name]?.map(({ _id }) => String(_id)));
    const added = documents.filter(({ _id }) => !known.has(String(_id)));
    if (added.length > 0) made[name] = added;
  }
  // Two workers may write the same file at once; the rename is atomic, so no reader sees half of it.
  const unfinished = `${fileOf(domain)}.${process.pid}`;
  writeFileSync(unfinished, mongoose.mongo.BSON.serialize(made));
  renameSync(unfinished, fileOf(domain));
}

async function insertMade(domain: Domain): Promise<void> {
  const made = mongoose.mongo.BSON.deserialize(readFileSync(fileOf(domain)), {
    promoteBuffers: true,
  }) as Collections;
  for (const [name, documents] of Object.entries(made)) await collection(name).insertMany(documents);
}

async function readAll(): Promise<Collections> {
  const collections = await mongoose.connection.db!.listCollections({}, { nameOnly: true }).toArray();
  const entries = collections
    .filter(({ name }) => !isOfInstallation(name))
    .map(async ({ name }) => [name, await collection(name).find().toArray()] as const);
  return Object.fromEntries(await Promise.all(entries));
}

/** A subgraph notes its migrations when it starts, which a gateway that is open already may do while demo data is made. */
const isOfInstallation = (name: string) => name.endsWith('_migrations');

const collection = (name: string) => mongoose.connection.db!.collection<{ _id: string }>(name);

function fileOf(domain: Domain): string {
  const folder = process.env.TEST_RUN_FOLDER;
  if (!folder) throw new Error('TEST_RUN_FOLDER is missing: run the tests with infra/test/jest.config.cjs');
  return join(folder, `demo-${domain}.bson`);
}
