import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { mongo } from 'mongoose';
import { checkEvents, checkOutcome } from './expectations';
import { runOperation } from './runOperation';
import { reasonToSkip, Skip } from './skip';
import type { TestCase, TestFile } from './testFile';
import { World } from './world';

const TEST_TIMEOUT_SECONDS = 15;

export interface SuiteResult {
  passed: number;
  failures: { test: string; message: string }[];
  skipped: Map<string, number>;
}

/** Every test of every file in a folder, one after the other. */
export async function runSuite(uri: string, folder: string): Promise<SuiteResult> {
  const result: SuiteResult = { passed: 0, failures: [], skipped: new Map() };
  const skip = (reason: string) => result.skipped.set(reason, (result.skipped.get(reason) ?? 0) + 1);
  const observer = await new mongo.MongoClient(uri).connect();
  try {
    for (const name of readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .sort()) {
      const file = mongo.BSON.EJSON.parse(readFileSync(join(folder, name), 'utf8'), {
        relaxed: true,
      }) as TestFile;
      for (const test of file.tests) {
        const reason = reasonToSkip(file, test);
        if (reason) {
          skip(reason);
          continue;
        }
        try {
          await runTest(uri, observer, file, test);
          result.passed++;
        } catch (error) {
          if (error instanceof Skip) skip(error.message);
          else
            result.failures.push({
              test: `${basename(name, '.json')} :: ${test.description}`,
              message: shortMessage(error),
            });
        }
      }
    }
  } finally {
    await observer.close();
  }
  return result;
}

async function runTest(
  uri: string,
  observer: mongo.MongoClient,
  file: TestFile,
  test: TestCase,
): Promise<void> {
  await prepareData(observer, file);
  const world = new World(uri, observer);
  try {
    for (const entity of file.createEntities ?? []) await world.create(entity);
    await withinTime(async () => {
      for (const operation of test.operations) await runOperation(operation, world);
    });
    const seen = world.eventsSoFar();
    await world.endSessions();
    checkEvents(test.expectEvents ?? [], seen, world);
    await checkOutcome(test.outcome ?? [], world);
  } finally {
    await world.close();
  }
}

async function prepareData(observer: mongo.MongoClient, { initialData = [] }: TestFile): Promise<void> {
  for (const { databaseName, collectionName, documents, createOptions } of initialData) {
    const database = observer.db(databaseName);
    await database.dropCollection(collectionName);
    await database.createCollection(collectionName, createOptions);
    if (documents.length > 0)
      await database.collection(collectionName).insertMany(documents.map((item) => ({ ...item })));
  }
}

async function withinTime(work: () => Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`took more than ${TEST_TIMEOUT_SECONDS} s`)),
      TEST_TIMEOUT_SECONDS * 1000,
    );
  });
  const working = work();
  working.catch(() => {});
  await Promise.race([working, timeout]).finally(() => clearTimeout(timer));
}

const shortMessage = (error: unknown) =>
  String((error as Error).message)
    .slice(0, 300)
    .replaceAll('\n', ' ');
