import { mongo, type Connection, type Query, type Schema } from 'mongoose';
import { currentRequest } from './commandComments';
import { currentCosts } from './costs';

type Document = Record<string, unknown>;

/** What Mongoose uses of a driver's collection to execute a query. */
interface Reader {
  collectionName: string;
  conn: Connection;
  find(filter: Document, options: Document): { toArray(): Promise<Document[]> };
  findOne(filter: Document, options: Document): Promise<Document | null>;
  countDocuments(filter: Document, options: Document): Promise<number>;
  distinct(field: string, filter: Document, options: Document): Promise<unknown[]>;
}

/** A pipeline of a collection, and who waits for its rows. */
interface Read {
  collection: string;
  pipeline: Document[];
  done: (rows: Document[]) => void;
  failed: (error: unknown) => void;
}

/** More than any page needs at one level; further reads get another command. */
const MAX_READS = 24;
/** A query that asks for larger batches expects many rows. */
const MAX_ROWS = 1000;
// Tests may replace the clock.
const afterThisTurn = setImmediate;

/**
 * Plugin for the schema of a model: its reads are sent as one command with all other such reads that are begun in the same turn of the
 * event loop, in whichever service. A page reads level by level, and each level takes one command in place of a dozen.
 *
 * Nothing else changes: filters, projections and results are those of each query by itself, nothing is kept, and no read waits
 * for more than the end of the turn. A query is read alone when it is in a transaction, streams, expects many rows, or has an option that
 * no stage of a pipeline has. (Decision 0085.)
 */
export function joinReads(schema: Schema): void {
  schema.pre(['find', 'findOne', 'countDocuments', 'distinct'], function (this: Query<unknown, unknown>) {
    // Mongoose executes a query on this collection; its types leave it out.
    const query = this as unknown as { mongooseCollection: Reader };
    query.mongooseCollection = joined(query.mongooseCollection, schema);
  });
}

/** The driver's collection, but reads that can join others do. */
function joined(alone: Reader, schema: Schema): Reader {
  const { collectionName: collection, conn } = alone;
  const read = (pipeline: Document[]) => join(conn, collection, pipeline);
  return {
    collectionName: collection,
    conn,
    find: (filter, options) => ({
      toArray() {
        const pipeline = pipelineOf(filter, options);
        return pipeline ? read(pipeline) : alone.find(filter, options).toArray();
      },
    }),
    async findOne(filter, options) {
      const pipeline = pipelineOf(filter, { ...options, limit: 1 });
      return pipeline ? ((await read(pipeline))[0] ?? null) : alone.findOne(filter, options);
    },
    async countDocuments(filter, options) {
      const matching = pipelineOf(filter, { ...options, projection: undefined });
      if (!matching) return alone.countDocuments(filter, options);
      const [counted] = await read([...matching, { $group: { _id: null, count: { $sum: 1 } } }]);
      return Number(counted?.count ?? 0);
    },
    async distinct(field, filter, options) {
      const matching = isPlain(schema, field) && pipelineOf(filter, { ...options, projection: undefined });
      if (!matching) return alone.distinct(field, filter, options);
      const rows = await read([
        ...matching,
        { $match: { [field]: { $exists: true } } },
        { $group: { _id: `$${field}` } },
      ]);
      return rows.map(({ _id }) => _id);
    },
  };
}

/** Of a list, `distinct` answers the elements, and grouping would answer lists. */
const isPlain = (schema: Schema, field: string): boolean =>
  !field.includes('.') &&
  ['String', 'Number', 'Boolean', 'Date'].includes(schema.path(field)?.instance ?? '');

/** Null when an option has no stage. */
function pipelineOf(filter: Document, options: Document): Document[] | null {
  const { sort, skip, limit, projection, batchSize, ...others } = options;
  if (Object.keys(others).length > 0 || Number(batchSize ?? 0) > MAX_ROWS) return null;
  return [
    { $match: filter },
    ...stage('$sort', sort instanceof Map ? Object.fromEntries(sort) : sort),
    ...(skip ? [{ $skip: skip }] : []),
    ...(limit ? [{ $limit: limit }] : []),
    ...stage('$project', projection),
  ];
}

const stage = (name: string, value: unknown): Document[] =>
  value && Object.keys(value).length > 0 ? [{ [name]: value }] : [];

let currentScope: () => unknown = () => undefined;

/** Identifies what reads: reads of different ones are not joined. What it does not identify joins what else begins in the same turn. */
export function joinReadsWithin(scope: () => unknown): void {
  currentScope = scope;
}

const turns = new WeakMap<Connection, Map<unknown, Read[]>>();

function join(connection: Connection, collection: string, pipeline: Document[]): Promise<Document[]> {
  // A slow read should not hold up another request's, where they can be told apart at no cost.
  const asker = currentCosts() ?? currentRequest() ?? currentScope();
  return new Promise((done, failed) => {
    const reads = turns.get(connection)?.get(asker) ?? beginTurn(connection, asker);
    reads.push({ collection, pipeline, done, failed });
  });
}

function beginTurn(connection: Connection, asker: unknown): Read[] {
  const waiting = turns.get(connection) ?? new Map<unknown, Read[]>();
  turns.set(connection, waiting);
  const reads: Read[] = [];
  waiting.set(asker, reads);
  afterThisTurn(() => {
    waiting.delete(asker);
    for (let from = 0; from < reads.length; from += MAX_READS)
      void readTogether(connection, reads.slice(from, from + MAX_READS));
  });
  return reads;
}

async function readTogether(connection: Connection, reads: readonly Read[]): Promise<void> {
  if (reads.length === 1) return readAlone(connection, reads[0]!);
  try {
    const [found] = await connection
      .db!.aggregate<Record<string, Document[]>>(pipelineFor(reads), commented())
      .toArray();
    reads.forEach(({ done }, index) => done(found![fieldOf(index)]!));
  } catch (error) {
    // Refused by the database, perhaps because of one of them, or since together they do not fit into one document.
    if (error instanceof mongo.MongoServerError)
      await Promise.all(reads.map((one) => readAlone(connection, one)));
    else reads.forEach(({ failed }) => failed(error));
  }
}

async function readAlone(
  connection: Connection,
  { collection, pipeline, done, failed }: Read,
): Promise<void> {
  try {
    // The driver's default first batch of 101 would take a second round trip.
    const options = { ...commented(), batchSize: MAX_ROWS };
    done(await connection.db!.collection(collection).aggregate(pipeline, options).toArray());
  } catch (error) {
    failed(error);
  }
}

/** One document, with the rows of each read in a field of its own. */
const pipelineFor = (reads: readonly Read[]): Document[] => [
  { $documents: [{}] },
  ...reads.map(({ collection, pipeline }, index) => ({
    $lookup: { from: collection, pipeline, as: fieldOf(index) },
  })),
];

const fieldOf = (index: number) => `read${index}`;

function commented(): { comment?: string } {
  const comment = currentRequest();
  return comment ? { comment } : {};
}
