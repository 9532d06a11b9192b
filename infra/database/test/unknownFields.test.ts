import { openDatabase, type OpenDatabase } from './openDatabase';
import { rawCommand } from './rawCommand';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.collection('things').deleteMany({});
  await database.db.collection('things').insertMany([{ a: 1 }, { a: 2 }]);
});

const run = (command: Record<string, unknown>) =>
  rawCommand(database.uri, { ...command, $db: database.db.databaseName });

it.each([
  [{ find: 'things', filtr: { a: 1 } }, 'find.filtr'],
  [{ aggregate: 'things', pipeline: [], cursor: {}, sort: { a: 1 } }, 'aggregate.sort'],
  [{ insert: 'things', documents: [{ a: 3 }], upsert: true }, 'insert.upsert'],
  [{ findAndModify: 'things', filter: { a: 1 }, remove: true }, 'findAndModify.filter'],
  [{ createIndexes: 'things', index: [] }, 'createIndexes.index'],
])('refuses what is no option, and does nothing: %j', async (command, field) => {
  expect(await run(command)).toMatchObject({
    ok: 0,
    code: 40415,
    codeName: 'IDLUnknownField',
    errmsg: `BSON field '${field}' is an unknown field.`,
  });
  expect(await database.db.collection('things').countDocuments()).toBe(2);
});

it('refuses a statement with what it does not know', async () => {
  const updated = await run({ update: 'things', updates: [{ q: {}, u: { $set: { a: 9 } }, multy: true }] });
  const deleted = await run({ delete: 'things', deletes: [{ q: {}, limit: 0, sort: { a: 1 } }] });

  expect(updated).toMatchObject({ n: 0, writeErrors: [{ index: 0, code: 40415 }] });
  expect(deleted).toMatchObject({ n: 0, writeErrors: [{ index: 0, code: 40415 }] });
  expect(await database.db.collection('things').countDocuments({ a: { $lt: 9 } })).toBe(2);
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

it('refuses what a collation cannot do, and takes it where it asks for nothing else', async () => {
  const find = (collation: object) => run({ find: 'things', filter: {}, sort: { a: 1 }, collation });

  expect(await find({ locale: 'en', caseFirst: 'upper' })).toMatchObject({ ok: 0, code: 115 });
  expect(await find({ locale: 'en', strenght: 2 })).toMatchObject({ ok: 0, code: 2 });
  expect(await find({ locale: 'en', strength: 2, caseFirst: 'off' })).toMatchObject({ ok: 1 });
});
