import { openDatabaseForFile } from './openDatabase';
import { rawCommand } from './rawCommand';

const database = openDatabaseForFile();
beforeEach(async () => {
  await database.db.collection('things').deleteMany({});
  await database.db.collection('things').insertMany([{ a: 1 }, { a: 2 }]);
});

const run = (command: Record<string, unknown>) => rawCommand(database.uri, command);
const stored = () =>
  database.db
    .collection('things')
    .find({}, { projection: { _id: 0 } })
    .toArray();
const untouched = [{ a: 1 }, { a: 2 }];

it.each([
  [{ find: 'things', filtr: { a: 1 } }, 'find.filtr'],
  [{ aggregate: 'things', pipeline: [], cursor: {}, sort: { a: 1 } }, 'aggregate.sort'],
  [{ aggregate: 'things', pipeline: [], cursor: { batchsize: 1 } }, 'aggregate.cursor.batchsize'],
  [{ insert: 'things', documents: [{ a: 3 }], upsert: true }, 'insert.upsert'],
  [{ findAndModify: 'things', filter: { a: 1 }, remove: true }, 'findAndModify.filter'],
  [{ findandmodify: 'things', filter: { a: 1 }, remove: true }, 'findandmodify.filter'],
  [{ createIndexes: 'things', index: [] }, 'createIndexes.index'],
  [{ create: 'others', cappd: true }, 'create.cappd'],
  [{ explain: { find: 'things', filtr: {} } }, 'find.filtr'],
  [{ find: 'things', filter: {}, collation: { locale: 'en', strenght: 2 } }, 'collation.strenght'],
])('refuses what is no option, and does nothing: %j', async (command, field) => {
  expect(await run(command)).toMatchObject({
    ok: 0,
    code: 40415,
    codeName: 'IDLUnknownField',
    errmsg: `BSON field '${field}' is an unknown field.`,
  });
  expect(await stored()).toEqual(untouched);
});

const change = { q: { a: 1 }, u: { $set: { a: 9 } } };
const inBulk = { bulkWrite: 1, $db: 'admin', nsInfo: [{ ns: 'test.things' }] };

it.each([
  [{ update: 'things', updates: [change, { ...change, multy: true }] }, 40415],
  [{ update: 'things', updates: [change, { u: change.u }] }, 40414],
  [
    {
      delete: 'things',
      deletes: [
        { q: { a: 1 }, limit: 0 },
        { q: {}, limit: 0, sort: { a: 1 } },
      ],
    },
    40415,
  ],
  [{ delete: 'things', deletes: [{ limit: 0 }] }, 40414],
  [
    {
      ...inBulk,
      ops: [
        { delete: 0, filter: {} },
        { delete: 0, filter: {}, limit: 1 },
      ],
    },
    40415,
  ],
  [{ ...inBulk, ops: [{ delete: 0 }] }, 40414],
])('runs no statement of a command when one of them cannot be read: %j', async (command, code) => {
  expect(await run(command)).toMatchObject({ ok: 0, code });
  expect(await stored()).toEqual(untouched);
});

it('deletes one or all, and nothing between', async () => {
  const reply = await run({ delete: 'things', deletes: [{ q: {}, limit: 2 }] });

  expect(reply).toMatchObject({ n: 0, writeErrors: [{ index: 0, code: 9 }] });
});

it('takes what any command may have', async () => {
  const find = {
    find: 'things',
    filter: {},
    comment: 'why',
    maxTimeMS: 1000,
    $readPreference: { mode: 'primary' },
  };

  expect(await run(find)).toMatchObject({ ok: 1 });
});

it.each([
  [{ locale: 'en', caseFirst: 'upper' }, 115],
  [{ locale: 'en', strength: 4 }, 115],
  [{ locale: 'en', strength: 7 }, 2],
  [{ locale: 'xx' }, 2],
  [{ locale: 'de@collation=phonebook' }, 2],
  [{ strength: 2 }, 40414],
])('refuses a collation it cannot keep: %j', async (collation, code) => {
  const reply = await run({ find: 'things', filter: {}, sort: { a: 1 }, collation });

  expect(reply).toMatchObject({ ok: 0, code });
});

it('takes a collation that asks for nothing else than what is done', async () => {
  const collation = { locale: 'en_US', strength: 2, caseFirst: 'off', normalization: true };

  expect(await run({ find: 'things', filter: {}, collation })).toMatchObject({ ok: 1 });
});

it.each([
  [{ weights: { a: 2 } }, 67],
  [{ uniqe: true }, 197],
])('refuses an index with an option it cannot keep: %j', async (option, code) => {
  const reply = await run({ createIndexes: 'things', indexes: [{ key: { a: 1 }, name: 'a', ...option }] });

  expect(reply).toMatchObject({ ok: 0, code });
});

it.each([
  [{ size: 4096 }, 72],
  [{ validator: { $jsonSchema: {} } }, 115],
  [{ validator: {}, validationLevel: 'moderate' }, 115],
  [{ validator: {}, validationAction: 'eror' }, 2],
])('makes no collection with an option it cannot keep: %j', async (option, code) => {
  expect(await run({ create: 'others', ...option })).toMatchObject({ ok: 0, code });
  expect(await run({ collMod: 'things', ...option })).toMatchObject({ ok: 0 });
});

it('checks nothing where validation is switched off', async () => {
  await run({ create: 'unchecked', validator: { a: 1 }, validationLevel: 'off' });

  expect(await run({ insert: 'unchecked', documents: [{ a: 2 }] })).toMatchObject({ ok: 1, n: 1 });
});
