import { mongo } from 'mongoose';
import { encodeKey } from '../src/bson/keyEncoding';
import { Generator, INDEXES } from './generate';
import { Random } from './random';

type Collection = mongo.Collection<mongo.Document>;
const { EJSON } = mongo.BSON;

const DOCUMENTS = 100;
const ROUNDS = 3;
const QUERIES = 15;

/**
 * Runs the same queries on a collection with indexes and on one without, before and after the same updates of both.
 * Returns the differences. The same seed gives the same queries.
 */
export async function compareAnswers(db: mongo.Db, seed: number): Promise<string[]> {
  const random = new Random(seed);
  const generator = new Generator(random);
  const indexed = db.collection<mongo.Document>(`indexed${seed}`);
  const scanned = db.collection<mongo.Document>(`scanned${seed}`);
  const documents = Array.from({ length: DOCUMENTS }, (_, id) => generator.document(id));
  await indexed.createIndexes(INDEXES);
  // The driver's types want an ObjectId as `_id`.
  await Promise.all([indexed.insertMany(documents as never[]), scanned.insertMany(documents as never[])]);

  const differences: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = 0; i < QUERIES; i++) {
      const question = makeQuestion(generator, random);
      const [withIndexes, byScan] = await Promise.all([
        answer(indexed, question),
        answer(scanned, question, { $natural: 1 }),
      ]);
      if (withIndexes !== byScan)
        differences.push(`${EJSON.stringify(question)}: ${withIndexes} is not ${byScan}`);
    }
    const [filter, update, isRemoval] = [generator.filter(), generator.update(), random.below(5) === 0];
    const changed = await Promise.all(
      [indexed, scanned].map((collection) => change(collection, filter, update, isRemoval)),
    );
    if (changed[0] !== changed[1])
      differences.push(`${EJSON.stringify({ filter, update, isRemoval })}: ${changed.join(' is not ')}`);
  }
  await Promise.all([indexed.drop(), scanned.drop()]);
  return differences;
}

interface Question {
  kind: 'find' | 'count' | 'distinct' | 'aggregate';
  filter: mongo.Document;
  sort: mongo.Document;
  skip: number;
  limit: number;
  field: string;
  collation?: mongo.CollationOptions;
}

function makeQuestion(generator: Generator, random: Random): Question {
  return {
    kind: random.pick(['find', 'find', 'count', 'distinct', 'aggregate']),
    filter: generator.filter(),
    sort: generator.sort(),
    skip: random.pick([0, 0, 3]),
    limit: random.pick([0, 0, 1, 7]),
    field: random.pick(['a', 'e.f', 'g.h']),
    ...(random.below(6) === 0 ? { collation: { locale: 'en', strength: 2 } } : {}),
  };
}

async function answer(collection: Collection, question: Question, hint?: mongo.Hint): Promise<string> {
  const { kind, filter, sort, skip, limit, field, collation } = question;
  const options = { ...(collation && { collation }), ...(hint && { hint }) };
  try {
    if (kind === 'count') return String(await collection.countDocuments(filter, options));
    if (kind === 'distinct')
      return distinctKeys(await collection.distinct(field, filter, hint ? { hint } : {}));
    if (kind === 'find') {
      return identifiers(
        await collection
          .find(filter, options)
          .sort(sort as mongo.Sort)
          .skip(skip)
          .limit(limit)
          .toArray(),
      );
    }
    const stages = [
      { $match: filter },
      { $sort: sort },
      { $skip: skip },
      ...(limit > 0 ? [{ $limit: limit }] : []),
    ];
    return identifiers(await collection.aggregate(stages, options).toArray());
  } catch (error) {
    return `${(error as mongo.MongoServerError).codeName}`;
  }
}

/** Which of several equal numbers is shown depends on which is met first. */
const distinctKeys = (values: unknown[]) => values.map((value) => encodeKey(value).toString('hex')).join();

const identifiers = (documents: mongo.Document[]) => documents.map(({ _id }) => _id).join();

async function change(
  collection: Collection,
  filter: mongo.Document,
  update: mongo.Document,
  isRemoval: boolean,
): Promise<string> {
  try {
    if (isRemoval) return String((await collection.deleteMany(filter)).deletedCount);
    return String((await collection.updateMany(filter, update)).modifiedCount);
  } catch (error) {
    return `${(error as mongo.MongoServerError).code}`;
  }
}
