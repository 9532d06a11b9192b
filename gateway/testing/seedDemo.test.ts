import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { subgraph } from '@athenaeum/coaching-subgraph';
import type * as coachingSeed from '@athenaeum/coaching-subgraph/seed';
import { noteMigrated } from '@athenaeum/kit/migrations';
import { createTestWorld, openForFile } from '@athenaeum/kit/testing';
import mongoose from 'mongoose';
import { seedDemo } from './seedDemo';

const COACHING = '@athenaeum/coaching-subgraph/seed';
jest.mock('@athenaeum/coaching-subgraph/seed', () => ({
  async seedCoaching(now: number) {
    await jest.requireActual<typeof coachingSeed>(COACHING).seedCoaching(now);
    // A gateway that is open already starts its subgraph.
    await noteMigrated(subgraph);
  },
}));

const shared = process.env.TEST_RUN_FOLDER;
openForFile(() => createTestWorld(subgraph));
beforeAll(() => (process.env.TEST_RUN_FOLDER = mkdtempSync(join(tmpdir(), 'athenaeum-demo-'))));
afterAll(() => {
  rmSync(process.env.TEST_RUN_FOLDER!, { recursive: true });
  process.env.TEST_RUN_FOLDER = shared;
});

it('hands on demo data without what a subgraph noted that started while it was made', async () => {
  await seedDemo('coaching');
  await mongoose.connection.db!.dropDatabase();
  await noteMigrated(subgraph);

  await seedDemo('coaching');

  expect(await mongoose.connection.db!.collection('coaches').countDocuments()).toBe(20);
});
