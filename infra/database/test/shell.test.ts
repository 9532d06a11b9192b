import { once } from 'node:events';
import { connect } from 'node:net';
import { mongo } from 'mongoose';
import { openDatabaseForFile } from './openDatabase';
import { queryMessage, queryReplyIn, rawCommand } from './rawCommand';

/** The messages that mongosh 2.12 sends, as recorded, and the fields it reads from the replies. */

const database = openDatabaseForFile();

const lsid = { id: new mongo.BSON.UUID() };
const every = { $readPreference: { mode: 'primaryPreferred' }, lsid };
const send = (command: mongo.Document, $db = 'test') =>
  rawCommand(database.uri, { ...command, ...every, $db });

it('greets it', async () => {
  const greeting = {
    ismaster: 1,
    backpressure: '2',
    helloOk: true,
    client: {
      application: { name: 'mongosh 2.12.0' },
      driver: { name: 'nodejs|mongosh', version: '7.9.0|2.12.0' },
    },
    compression: ['none'],
  };
  const socket = connect(Number(new URL(database.uri).port), '127.0.0.1');
  socket.write(queryMessage(greeting));
  const [reply] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();

  expect(queryReplyIn(reply)).toMatchObject({ ismaster: true, setName: 'athenaeum', helloOk: true, ok: 1 });
});

it('answers what it asks when it has connected', async () => {
  expect(await send({ buildInfo: 1 }, 'admin')).toMatchObject({ version: '8.2.0', modules: [], ok: 1 });
  expect(await send({ getParameter: 1, featureCompatibilityVersion: 1 }, 'admin')).toMatchObject({ ok: 1 });
  // By these two it tells Atlas, which alone answers them.
  expect(await send({ getParameter: 'foo' }, 'admin')).toMatchObject({ ok: 0, codeName: 'InvalidOptions' });
  expect(await send({ atlasVersion: 1 }, 'admin')).toMatchObject({ ok: 0, codeName: 'CommandNotFound' });
  expect(
    await send(
      {
        aggregate: 'atlascli',
        pipeline: [{ $match: { managedClusterType: 'x' } }, { $group: { _id: 1, n: { $sum: 1 } } }],
        cursor: {},
      },
      'admin',
    ),
  ).toMatchObject({ cursor: { firstBatch: [] }, ok: 1 });
});

it('serves a session of work', async () => {
  const documents = [
    { _id: 1, title: 'a', n: 1 },
    { _id: 2, title: 'b', n: 2 },
    { _id: 3, title: 'c', n: mongo.Decimal128.fromString('1.5') },
  ];
  expect(await send({ insert: 'books', documents, ordered: true })).toMatchObject({ n: 3, ok: 1 });

  const { databases, totalSize } = await send({ listDatabases: 1 }, 'admin');
  expect(databases).toEqual([{ name: 'test', sizeOnDisk: totalSize, empty: false }]);
  expect(totalSize).toBeGreaterThan(0);
  expect(
    (await send({ listCollections: 1, filter: {}, cursor: {}, nameOnly: true, authorizedCollections: false }))
      .cursor.firstBatch,
  ).toEqual([{ name: 'books', type: 'collection' }]);

  expect(
    (await send({ find: 'books', filter: { n: { $gt: 1 } }, sort: { n: -1 }, limit: 2 })).cursor.firstBatch,
  ).toMatchObject([{ _id: 2 }, { _id: 3 }]);
  expect(
    (
      await send({
        aggregate: 'books',
        pipeline: [{ $group: { _id: null, sum: { $sum: '$n' } } }],
        cursor: {},
      })
    ).cursor.firstBatch,
  ).toEqual([{ _id: null, sum: mongo.Decimal128.fromString('4.5') }]);
  expect(await send({ count: 'books' })).toMatchObject({ n: 3, ok: 1 });
  expect(await send({ distinct: 'books', key: 'title', query: {} })).toMatchObject({
    values: ['a', 'b', 'c'],
  });

  expect(
    await send({ createIndexes: 'books', indexes: [{ name: 'title_1', key: { title: 1 } }] }),
  ).toMatchObject({
    numIndexesAfter: 2,
    ok: 1,
  });
  expect((await send({ listIndexes: 'books', cursor: {} })).cursor.firstBatch).toEqual([
    { v: 2, key: { _id: 1 }, name: '_id_' },
    { v: 2, key: { title: 1 }, name: 'title_1' },
  ]);
  expect(
    await send({
      findAndModify: 'books',
      query: { title: 'a' },
      remove: false,
      new: true,
      upsert: false,
      update: { $set: { n: 10 } },
    }),
  ).toMatchObject({ value: { _id: 1, n: 10 } });
  expect(
    await send({ renameCollection: 'test.books', to: 'test.volumes', dropTarget: false }, 'admin'),
  ).toMatchObject({ ok: 1 });
  expect(
    await send({ renameCollection: 'test.volumes', to: 'test.books', dropTarget: false }, 'admin'),
  ).toMatchObject({ ok: 1 });
});

it('explains, and runs what it explains only when asked to', async () => {
  const explain = (verbosity: string) =>
    send({ explain: { find: 'books', filter: { title: 'a' } }, verbosity });

  const planned = await explain('queryPlanner');
  expect(planned.queryPlanner.winningPlan).toMatchObject({
    stage: 'FETCH',
    inputStage: { stage: 'IXSCAN', indexName: 'title_1' },
  });
  expect(planned).not.toHaveProperty('executionStats');
  expect((await explain('executionStats')).executionStats).toMatchObject({
    nReturned: 1,
    totalDocsExamined: 1,
  });
  expect(await explain('everything')).toMatchObject({ ok: 0, codeName: 'BadValue' });
  expect(
    await send({ aggregate: 'books', pipeline: [{ $match: { title: 'a' } }], explain: true, cursor: {} }),
  ).toMatchObject({
    queryPlanner: { winningPlan: { stage: 'FETCH' } },
  });
});

it('tells sizes that add up', async () => {
  const stats = await send({ dbStats: 1, scale: 1 });
  const { cursor } = await send({
    aggregate: 'books',
    pipeline: [{ $collStats: { storageStats: { scale: 1 } } }],
    cursor: {},
  });
  const { storageStats } = cursor.firstBatch[0];

  expect(stats).toMatchObject({
    db: 'test',
    collections: 1,
    views: 0,
    objects: 3,
    indexes: 2,
    dataSize: storageStats.size,
  });
  expect(storageStats).toMatchObject({
    count: 3,
    nindexes: 2,
    capped: false,
    indexSizes: { _id_: expect.any(Number), title_1: expect.any(Number) },
  });
  expect(storageStats.totalSize).toBe(storageStats.size + storageStats.totalIndexSize);
  expect(stats.indexSize).toBe(storageStats.totalIndexSize);
  expect((await send({ dbStats: 1, scale: 1024 })).dataSize).toBe(stats.dataSize / 1024);
});

it.each<[string, mongo.Document]>([
  ['hostInfo', { hostInfo: 1 }],
  ['the log', { getLog: '*' }],
  ['users', { usersInfo: 1 }],
  ['the state of the replica set', { replSetGetStatus: 1 }],
  ['the profiler', { profile: -1 }],
])('says that it does not offer %s', async (_what, command) => {
  expect(await send(command, 'admin')).toMatchObject({ ok: 0, codeName: 'CommandNotSupported' });
});
