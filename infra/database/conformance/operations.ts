import type { mongo } from 'mongoose';
import { shownResult } from './shownResult';
import type { Operation } from './testFile';
import { driverOptions, type World } from './world';

type Given = Record<string, unknown>;
/** `run` is for an operation that holds others. */
type DriverOperation = (target: never, given: Given, world: World, run: RunOperation) => unknown;
type RunOperation = (operation: Operation, world: World) => Promise<void>;

// Arguments come from files written for the driver's own API, so they are handed over as they are.
const as = <T>(value: unknown) => value as T;

/** Every operation of the tests by name, on the entity it is called on. */
export const operations: Record<string, DriverOperation> = {
  ...collectionOperations(),
  ...clientOperations(),
  ...databaseOperations(),
  ...sessionOperations(),
};

function optionsOf(given: Given, world: World, ...named: string[]): Given {
  const options = driverOptions(given);
  for (const name of named) delete options[name];
  if (typeof options.session === 'string') options.session = world.entities[options.session];
  if (typeof options.returnDocument === 'string')
    options.returnDocument = options.returnDocument.toLowerCase();
  return options;
}

function collectionOperations(): Record<string, DriverOperation> {
  type On = mongo.Collection;
  return {
    find: (on: On, given, world) => on.find(filterOf(given), optionsOf(given, world, 'filter')).toArray(),
    findOne: (on: On, given, world) => on.findOne(filterOf(given), optionsOf(given, world, 'filter')),
    createFindCursor: async (on: On, given, world) => {
      const cursor = on.find(filterOf(given), optionsOf(given, world, 'filter'));
      await cursor.hasNext();
      return cursor;
    },
    iterateUntilDocumentOrError: (on: mongo.FindCursor) => on.next(),
    iterateOnce: (on: mongo.FindCursor) => on.next(),
    close: (on: mongo.FindCursor) => on.close(),
    insertOne: (on: On, given, world) =>
      on.insertOne({ ...as<Given>(given.document) }, optionsOf(given, world, 'document')),
    insertMany: (on: On, given, world) =>
      on.insertMany(
        as<Given[]>(given.documents).map((item) => ({ ...item })),
        optionsOf(given, world, 'documents'),
      ),
    updateOne: (on: On, given, world) =>
      on.updateOne(filterOf(given), as(given.update), optionsOf(given, world, 'filter', 'update')),
    updateMany: (on: On, given, world) =>
      on.updateMany(filterOf(given), as(given.update), optionsOf(given, world, 'filter', 'update')),
    replaceOne: (on: On, given, world) =>
      on.replaceOne(filterOf(given), as(given.replacement), optionsOf(given, world, 'filter', 'replacement')),
    deleteOne: (on: On, given, world) => on.deleteOne(filterOf(given), optionsOf(given, world, 'filter')),
    deleteMany: (on: On, given, world) => on.deleteMany(filterOf(given), optionsOf(given, world, 'filter')),
    findOneAndUpdate: (on: On, given, world) =>
      on.findOneAndUpdate(filterOf(given), as(given.update), optionsOf(given, world, 'filter', 'update')),
    findOneAndReplace: (on: On, given, world) =>
      on.findOneAndReplace(
        filterOf(given),
        as(given.replacement),
        optionsOf(given, world, 'filter', 'replacement'),
      ),
    findOneAndDelete: (on: On, given, world) =>
      on.findOneAndDelete(filterOf(given), optionsOf(given, world, 'filter')),
    aggregate: (on: On | mongo.Db, given, world) =>
      on.aggregate(as(given.pipeline), optionsOf(given, world, 'pipeline')).toArray(),
    countDocuments: (on: On, given, world) =>
      on.countDocuments(filterOf(given), optionsOf(given, world, 'filter')),
    count: (on: On, given, world) => on.count(filterOf(given), optionsOf(given, world, 'filter')),
    estimatedDocumentCount: (on: On, given, world) => on.estimatedDocumentCount(optionsOf(given, world)),
    distinct: (on: On, given, world) =>
      on.distinct(String(given.fieldName), filterOf(given), optionsOf(given, world, 'fieldName', 'filter')),
    bulkWrite: async (on: On, given, world) =>
      shownResult(
        await on.bulkWrite(
          // The driver checks them itself: a case may hold what it refuses.
          as<Given[]>(given.requests).map(copyModel) as unknown as mongo.AnyBulkWriteOperation[],
          optionsOf(given, world, 'requests'),
        ),
      ),
    createIndex: (on: On, given, world) => on.createIndex(as(given.keys), optionsOf(given, world, 'keys')),
    dropIndex: (on: On, given, world) => on.dropIndex(String(given.name), optionsOf(given, world, 'name')),
    dropIndexes: (on: On, given, world) => on.dropIndexes(optionsOf(given, world)),
    listIndexes: (on: On, given, world) => on.listIndexes(optionsOf(given, world)).toArray(),
    rename: (on: On, given, world) => on.rename(String(given.to), optionsOf(given, world, 'to')),
  };
}

const filterOf = (given: Given) => as<mongo.Filter<mongo.Document>>(given.filter ?? {});

const copyModel = (model: Given): Given =>
  Object.fromEntries(Object.entries(model).map(([kind, options]) => [kind, { ...as<Given>(options) }]));

function clientOperations(): Record<string, DriverOperation> {
  type On = mongo.MongoClient;
  return {
    clientBulkWrite: async (on: On, given, world) => {
      const models = as<Given[]>(given.models).map((model) => {
        const [name, options] = Object.entries(model)[0]!;
        return { name, ...as<Given>(options) };
      });
      return shownResult(await on.bulkWrite(as(models), optionsOf(given, world, 'models')));
    },
    listDatabases: async (on: On, given, world) =>
      (await on.db().admin().listDatabases(optionsOf(given, world))).databases,
  };
}

function databaseOperations(): Record<string, DriverOperation> {
  type On = mongo.Db;
  return {
    createCollection: (on: On, given, world) =>
      on.createCollection(String(given.collection), optionsOf(given, world, 'collection')),
    dropCollection: (on: On, given, world) =>
      on.dropCollection(String(given.collection), optionsOf(given, world, 'collection')),
    modifyCollection: (on: On, given, world) =>
      on.command({ collMod: given.collection, ...optionsOf(given, world, 'collection') }),
    listCollections: (on: On, given, world) =>
      on.listCollections(filterOf(given), optionsOf(given, world, 'filter')).toArray(),
    runCommand: (on: On, given, world) =>
      on.command(as(given.command), optionsOf(given, world, 'command', 'commandName')),
  };
}

function sessionOperations(): Record<string, DriverOperation> {
  type On = mongo.ClientSession;
  return {
    startTransaction: (on: On, given) => on.startTransaction(driverOptions(given)),
    commitTransaction: (on: On) => on.commitTransaction(),
    abortTransaction: (on: On) => on.abortTransaction(),
    endSession: (on: On) => on.endSession(),
    withTransaction: (on: On, { callback, ...options }, world, run) =>
      on.withTransaction(async () => {
        for (const operation of as<Operation[]>(callback)) await run(operation, world);
      }, driverOptions(options)),
  };
}
