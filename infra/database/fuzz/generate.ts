import { mongo } from 'mongoose';
import type { Random } from './random';

const { Binary, Decimal128, Double, Long, MaxKey, MinKey, ObjectId, Timestamp } = mongo;
type Document = mongo.Document;

const TYPES = ['int', 'string', 'null', 'array', 'double', 'number'];
const FIELDS = ['a', 'b', 'c', 's', 'e.f', 'g.h', 'live'];

/** One index of every kind: compound, descending, sparse, partial, unique, nested. */
export const INDEXES: mongo.IndexDescription[] = [
  { key: { a: 1 } },
  { key: { b: -1, c: 1 } },
  { key: { c: 1, a: -1, s: 1 } },
  { key: { s: 1 }, sparse: true },
  { key: { 'e.f': 1, b: 1 } },
  { key: { 'g.h': -1 } },
  { key: { c: 1 }, name: 'live_only', partialFilterExpression: { live: true } },
  ...[{ $type: 'string' }, { $type: 'number' }, { $exists: true }, { $gt: 0 }, { $lte: 2 }].map((filter) => ({
    key: { a: 1 },
    name: `partly by ${JSON.stringify(filter)}`,
    partialFilterExpression: { a: filter },
  })),
  { key: { n: 1 }, unique: true },
];

export class Generator {
  constructor(private readonly random: Random) {}

  document(_id: number): Document {
    const { random } = this;
    const named = ['a', 'b', 'c', 's'].filter(() => random.below(4) > 0);
    return {
      _id,
      n: _id,
      ...Object.fromEntries(named.map((name) => [name, this.value()])),
      e: random.pick([() => ({ f: this.value() }), () => this.value(), () => [{ f: this.value() }, {}]])(),
      g: random.list(3, () => random.pick([() => ({ h: this.value() }), () => this.value()])()),
      live: random.below(2) === 1,
    };
  }

  value(): unknown {
    const { random } = this;
    return random.pick<() => unknown>([
      () => random.below(6) - 2,
      () => random.below(6) + 0.5,
      () => random.pick(['a', 'ab', 'A', '', 'a\0b', 'é', 'z'.repeat(1900) + random.below(2)]),
      () => null,
      () => random.below(2) === 1,
      () => new Date(random.below(5) * 1000),
      () => new Long(random.below(3)),
      () => Long.fromString('9007199254740993'),
      () => new Double(random.below(3)),
      () => Decimal128.fromString(random.pick(['0', '1', '1.50', '2', '0.1'])),
      () => new ObjectId(`00000000000000000000000${random.below(3)}`),
      () => new Binary(Buffer.from([random.below(3)])),
      () => new Timestamp({ t: random.below(2), i: 1 }),
      () => ({ x: random.below(3) }),
      () => [],
      () => random.list(3, () => random.pick([random.below(4), null, 'a', [1]])),
      () => [{ f: random.below(3), h: random.below(3) }],
      () => random.pick([NaN, -0, Infinity]),
      () => random.pick([new MinKey(), new MaxKey(), /^a/]),
    ])();
  }

  /** Values a range may begin or end with: regular expressions may not. */
  #bound(): unknown {
    const value = this.value();
    return value instanceof RegExp ? 1 : value;
  }

  filter(depth = 0): Document {
    const { random } = this;
    const query: Document = {};
    for (let i = random.below(3); i >= 0; i--) query[random.pick(FIELDS)] = this.#predicate();
    if (random.below(12) === 0) query._id = { $in: random.list(4, () => random.below(100)) };
    if (depth < 2 && random.below(4) === 0) {
      query[random.pick(['$or', '$and', '$nor'])] = [this.filter(depth + 1), this.filter(depth + 1)];
    }
    return query;
  }

  #predicate(): unknown {
    const { random } = this;
    return random.pick<() => unknown>([
      () => this.value(),
      () => ({ $gt: this.#bound() }),
      () => ({ $gte: this.#bound(), $lt: this.#bound() }),
      () => ({ $lte: this.#bound() }),
      () => ({ $in: random.list(4, () => this.value()) }),
      () => ({ $nin: random.list(2, () => this.value()) }),
      () => ({ $ne: this.#bound() }),
      () => ({ $exists: random.below(2) === 1 }),
      () => ({ $elemMatch: { $gt: random.below(3), $lt: 5 } }),
      () => ({ $elemMatch: { h: this.#bound() } }),
      () => ({ $type: random.pick(TYPES) }),
      () => ({ $eq: this.#bound(), $type: random.pick(TYPES) }),
      () => ({ $type: random.pick(TYPES), $lte: this.#bound() }),
      () => ({ $size: random.below(3) }),
      () => ({ $all: [this.#bound()] }),
      () => ({ $not: { $gt: this.#bound() } }),
      () => ({ $regex: '^a', $options: random.pick(['', 'i']) }),
    ])();
  }

  /** Ends with the identifier, so that there is one right order. */
  sort(): Document {
    const { random } = this;
    const sort: Document = {};
    for (let i = random.below(3); i > 0; i--) sort[random.pick(FIELDS)] = random.pick([1, -1]);
    return { ...sort, _id: random.pick([1, -1]) };
  }

  update(): Document {
    const { random } = this;
    const field = random.pick(['a', 'b', 'c', 's']);
    return random.pick<() => Document>([
      () => ({ $set: { [field]: this.value() } }),
      () => ({ $set: { 'e.f': this.value() } }),
      () => ({ $unset: { [field]: 1 } }),
      () => ({ $set: { live: random.below(2) === 1 } }),
      () => ({ $set: { g: random.list(2, () => ({ h: this.value() })) } }),
      () => ({ $rename: { [field]: random.pick(['a', 'b', 'c', 's'].filter((name) => name !== field)) } }),
    ])();
  }
}
