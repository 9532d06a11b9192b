import type { AddressInfo } from 'node:net';
import { buildSchema } from 'graphql';
import mongoose, { Schema } from 'mongoose';
import { commandsNamed, nameCommands } from './commandComments';
import { INTERNAL_TOKEN_HEADER, mintInternalToken } from './internalToken';
import { inTransaction } from './mongo';
import { serveSubgraph } from './server';
import type { Subgraph } from './subgraph';
import { openForFile, openTestDatabase } from './testing';
import { visitor } from './viewer';

const Thing = mongoose.model('NamedThing', new Schema({ name: String, size: Number }));

openForFile(() => openTestDatabase([Thing]));
const sent: { command: string; comment: unknown; isOfThings: boolean }[] = [];
beforeAll(async () => {
  nameCommands(mongoose.connection);
  mongoose.connection.getClient().on('commandStarted', ({ commandName, command }) => {
    const { [commandName]: target, collection, comment } = command as Record<string, unknown>;
    const isOfThings = [target, collection].includes(Thing.collection.collectionName);
    sent.push({ command: commandName, comment, isOfThings });
  });
});
beforeEach(() => {
  sent.length = 0;
});

// Models of other test files may still be created over this connection.
const asked = () =>
  sent.flatMap(({ command, comment, isOfThings }) =>
    isOfThings && command !== 'create' ? [{ command, comment }] : [],
  );

/** Each kind of call that models make. */
async function work(): Promise<void> {
  const thing = await Thing.create({ name: 'a', size: 1 });
  thing.size = 2;
  await thing.save();
  await Thing.insertMany([{ name: 'b' }, { name: 'c' }]);
  await Thing.find({}).batchSize(2).lean();
  await Thing.findOne({ name: 'a' });
  await Thing.findOneAndUpdate({ name: 'a' }, { size: 3 });
  await Thing.countDocuments({});
  await Thing.distinct('name');
  await Thing.aggregate([{ $match: { name: 'a' } }]);
  await Thing.updateOne({ name: 'a' }, { size: 4 });
  await Thing.updateMany({}, { size: 5 });
  await Thing.bulkWrite([{ updateOne: { filter: { name: 'a' }, update: { size: 6 } } }]);
  await Thing.deleteOne({ name: 'b' });
  await Thing.deleteMany({});
  await inTransaction((session) => Thing.create([{ name: 'd' }], { session }));
}

it('puts the id of the request on every command, however deep in the call stack', async () => {
  await commandsNamed('one', work);

  expect(asked().map(({ command }) => command)).toEqual(
    expect.arrayContaining([
      'insert',
      'find',
      'getMore',
      'findAndModify',
      'distinct',
      'aggregate',
      'update',
      'delete',
    ]),
  );
  expect(asked().filter(({ comment }) => comment !== 'one')).toEqual([]);
});

it('keeps concurrent requests apart, and puts nothing on commands outside of a request', async () => {
  await Promise.all([
    commandsNamed('one', async () => Thing.find({})),
    commandsNamed('other', async () => Thing.find({})),
    Thing.find({}),
  ]);

  expect(asked().map(({ comment }) => comment)).toEqual(expect.arrayContaining(['one', 'other', undefined]));
});

describe('a subgraph behind HTTP', () => {
  const internalKey = 'a key for this test only';
  const schema = buildSchema('type Query { things: Int }');
  Object.assign(schema.getQueryType()!.getFields().things!, {
    resolve: () => Thing.countDocuments({}).exec(),
  });
  const subgraph = {
    name: 'content',
    schema,
    createContext: (caller) => ({ ...caller, loaders: null }),
  } as Partial<Subgraph> as Subgraph;

  it.each([
    ['says by which request of the gateway it asks', true, '7'],
    ['adds no comment by default', false, undefined],
  ])('%s', async (_what, isNaming, comment) => {
    const { server, close } = await serveSubgraph(subgraph, { port: 0, internalKey, nameCommands: isNaming });
    const token = mintInternalToken(internalKey, 'content', { viewer: visitor, requestId: '7' });

    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [INTERNAL_TOKEN_HEADER]: token, connection: 'close' },
      body: JSON.stringify({ query: '{ things }' }),
    });
    expect(await answer.json()).toEqual({ data: { things: 1 } });
    await close();

    expect(asked()).toEqual([{ command: 'aggregate', comment }]);
  });
});
