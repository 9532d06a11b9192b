import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { mongo } from 'mongoose';
import { stages } from '../src/aggregation/stages';
import { commands } from '../src/commands/commands';
import { expressionOperators } from '../src/expressions/operators';
import { UNSUPPORTED } from '../src/unsupported';
import { openDatabaseForFile } from './openDatabase';

const database = openDatabaseForFile();
beforeAll(async () => {
  await database.db.collection('documents').insertOne({ a: [1] });
});

const run = (pipeline: mongo.Document[]) => database.db.collection('documents').aggregate(pipeline).toArray();
const find = (filter: mongo.Document) => database.db.collection('documents').find(filter).toArray();
const notSupported = { code: 115, codeName: 'CommandNotSupported' };

it.each(UNSUPPORTED.command)('refuses the command %s', async (name) => {
  await expect(database.db.admin().command({ [name]: 1 })).rejects.toMatchObject(notSupported);
});

it.each(UNSUPPORTED.stage)('refuses the stage %s at any position', async (name) => {
  await expect(run([{ [name]: {} }])).rejects.toMatchObject(notSupported);
  await expect(run([{ $match: {} }, { [name]: {} }])).rejects.toMatchObject(notSupported);
});

it.each(UNSUPPORTED.expression)('refuses the expression %s', async (name) => {
  await expect(run([{ $project: { x: { [name]: '$a' } } }])).rejects.toMatchObject(notSupported);
  await expect(find({ $expr: { [name]: '$a' } })).rejects.toMatchObject(notSupported);
});

it.each(UNSUPPORTED.accumulator)('refuses the accumulator %s', async (name) => {
  await expect(run([{ $group: { _id: null, x: { [name]: '$a' } } }])).rejects.toMatchObject(notSupported);
});

it.each(UNSUPPORTED.query)('refuses the query operator %s', async (name) => {
  await expect(find({ a: { [name]: 1 } })).rejects.toMatchObject(notSupported);
  await expect(find({ [name]: 1 })).rejects.toMatchObject(notSupported);
});

it('refuses names that MongoDB does not know either with the codes it has for them', async () => {
  await expect(database.db.command({ explode: 1 })).rejects.toMatchObject({ codeName: 'CommandNotFound' });
  await expect(run([{ $explode: {} }])).rejects.toMatchObject({ code: 40324 });
  await expect(run([{ $project: { x: { $explode: 1 } } }])).rejects.toMatchObject({ code: 168 });
  await expect(run([{ $group: { _id: null, x: { $explode: 1 } } }])).rejects.toMatchObject({ code: 15952 });
  await expect(find({ a: { $explode: 1 } })).rejects.toMatchObject({ code: 2 });
});

it('is named in the README, name by name', () => {
  const readme = readFileSync(join(__dirname, '../README.md'), 'utf8');
  const listed = (kind: string) =>
    [...(new RegExp(`^- ${kind}: (.*)$`, 'm').exec(readme)?.[1] ?? '').matchAll(/`([^`]+)`/g)].map(
      ([, name]) => name,
    );

  expect({
    command: listed('commands'),
    stage: listed('stages'),
    expression: listed('expressions'),
    accumulator: listed('accumulators'),
    query: listed('query operators'),
  }).toEqual(UNSUPPORTED);
});

it('lists nothing that it offers', () => {
  const names = (registry: object) => new Set(Object.keys(registry));

  expect(UNSUPPORTED.command.filter((name) => names(commands).has(name))).toEqual([]);
  expect(UNSUPPORTED.stage.filter((name) => names(stages).has(name))).toEqual([]);
  expect(UNSUPPORTED.expression.filter((name) => names(expressionOperators).has(name))).toEqual([]);
});
