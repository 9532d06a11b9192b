import { encodeKey, invertKey } from '../bson/keyEncoding';
import { toNumber } from '../bson/numbers';
import { TypeRank, typeRank } from '../bson/order';
import { isDocument, isNumeric, isOperatorDocument, isRegularExpression } from '../bson/valueTypes';
import { toRegExp } from '../query/regularExpressions';
import { firstAfter } from '../storage/keys';
import { literalPrefix } from './literalPrefix';

/** Index bounds of the conditions on one field: points, or one interval. */
export type FieldBounds = (
  { kind: 'points'; values: unknown[] } | { kind: 'interval'; low: Edge; high: Edge; beside: unknown[] }
) & {
  /** only matches lie inside the bounds */
  isExact: boolean;
};

interface Edge {
  bytes: Buffer;
  /** whether keys that start with these bytes are inside */
  isInside: boolean;
}

// Longer endpoints are truncated: such long keys are clipped in the index and no longer compare exactly.
const MAX_BOUND_BYTES = 200;

export interface BoundsOptions {
  /** a document may have several entries, so that two conditions may be met by different ones */
  isMultikey: boolean;
  /** strings compare by their collation, not by the bytes in the index */
  hasCollation: boolean;
}

export function fieldBounds(conditions: unknown[], options: BoundsOptions): FieldBounds | undefined {
  const operations = conditions.flatMap(operationsOf);
  const readable = options.hasCollation
    ? operations.filter(({ operand }) => !holdsText(operand))
    : operations;
  return points(readable, operations.length) ?? interval(readable, operations.length, options);
}

interface Operation {
  operator: string;
  operand: unknown;
}

const operationsOf = (condition: unknown): Operation[] => {
  if (isRegularExpression(condition)) return [{ operator: '$regex', operand: condition }];
  if (!isOperatorDocument(condition)) return [{ operator: '$eq', operand: condition }];
  const { $regex, $options, ...others } = condition;
  const operations = Object.entries(others).map(([operator, operand]) => ({ operator, operand }));
  return $regex === undefined
    ? operations
    : [...operations, { operator: '$regex', operand: toRegExp($regex, $options) }];
};

function points(operations: Operation[], asked: number): FieldBounds | undefined {
  let best: unknown[] | undefined;
  for (const { operator, operand } of operations) {
    const values =
      operator === '$eq' ? [operand] : operator === '$in' && Array.isArray(operand) ? operand : undefined;
    if (!values?.every(isPoint)) continue;
    if (!best || values.length < best.length) best = values;
  }
  if (!best) return undefined;
  // A field listed as null may be null, missing, or lie behind an array of plain values.
  const isExact = asked === 1 && best.every((value) => value !== null && !Array.isArray(value));
  return { kind: 'points', values: best, isExact };
}

const isPoint = (value: unknown) =>
  value !== undefined && !isRegularExpression(value) && !isOperatorDocument(value);

function interval(
  operations: Operation[],
  asked: number,
  { isMultikey }: BoundsOptions,
): FieldBounds | undefined {
  let low: Edge | undefined;
  let high: Edge | undefined;
  let used = 0;
  let isExact = true;
  // A regular expression matches texts, and itself where it is stored as a value.
  const beside = operations.map(({ operand }) => operand).filter(isRegularExpression);
  // Of an index with several entries for a document one condition gives the bounds: a type is the widest.
  for (const { operator, operand } of operations.toSorted((a, b) => Number(isType(a)) - Number(isType(b)))) {
    if (isMultikey && used > 0) break;
    const edges = edgesFor(operator, operand);
    if (!edges) continue;
    used++;
    isExact &&= edges.isExact;
    low = later(low, edges.low);
    high = earlier(high, edges.high);
  }
  return low && high
    ? { kind: 'interval', low, high, beside, isExact: isExact && used === asked }
    : undefined;
}

const isType = ({ operator }: Operation) => operator === '$type';

function edgesFor(
  operator: string,
  operand: unknown,
): { low: Edge; high: Edge; isExact: boolean } | undefined {
  if (operator === '$regex') return prefixEdges(operand);
  if (operator === '$type') return typeEdges(operand);
  if (!['$gt', '$gte', '$lt', '$lte'].includes(operator) || !isOrdered(operand)) return undefined;
  const rank = typeRank(operand);
  const bytes = encodeKey(operand);
  const edge = {
    bytes: bytes.subarray(0, MAX_BOUND_BYTES),
    isInside: operator === '$gte' || operator === '$lte',
  };
  const isExact = bytes.length <= MAX_BOUND_BYTES;
  if (!isExact) edge.isInside = true;
  if (operator.startsWith('$g')) return { low: edge, high: endOfType(rank), isExact };
  return { low: startOfType(rank), high: edge, isExact };
}

const isOrdered = (value: unknown) => {
  const rank = typeRank(value);
  if (isNumeric(value) && Number.isNaN(toNumber(value))) return false;
  return (
    rank > TypeRank.null &&
    rank < TypeRank.maxKey &&
    rank !== TypeRank.array &&
    rank !== TypeRank.regularExpression
  );
};

/** NaN is listed before all numbers and is below none of them. */
const startOfType = (rank: number): Edge =>
  rank === TypeRank.number
    ? { bytes: encodeKey(NaN), isInside: false }
    : { bytes: Buffer.of(rank), isInside: true };

const endOfType = (rank: number): Edge => ({ bytes: Buffer.of(rank), isInside: true });

const RANKS_BY_TYPE = new Map<unknown, number>([
  ['string', TypeRank.string],
  ['number', TypeRank.number],
]);

/** All values that compare with those of a type, NaN as well. */
function typeEdges(type: unknown) {
  const rank = RANKS_BY_TYPE.get(type);
  if (rank === undefined) return undefined;
  const edge = { bytes: Buffer.of(rank), isInside: true };
  return { low: edge, high: edge, isExact: false };
}

function prefixEdges(expression: unknown) {
  const prefix = literalPrefix(expression);
  if (prefix === undefined) return undefined;
  const bytes = Buffer.concat([Buffer.of(TypeRank.string), Buffer.from(prefix, 'utf8')]).subarray(
    0,
    MAX_BOUND_BYTES,
  );
  return { low: { bytes, isInside: true }, high: { bytes, isInside: true }, isExact: false };
}

const startBytes = ({ bytes, isInside }: Edge) => (isInside ? bytes : firstAfter(bytes));
const endBytes = ({ bytes, isInside }: Edge) => (isInside ? firstAfter(bytes) : bytes);

const later = (a: Edge | undefined, b: Edge) =>
  a && Buffer.compare(startBytes(a), startBytes(b)) >= 0 ? a : b;
const earlier = (a: Edge | undefined, b: Edge) =>
  a && Buffer.compare(endBytes(a), endBytes(b)) <= 0 ? a : b;

/** The interval as start and end (exclusive), in ascending or descending key order. */
export function intervalBytes(low: Edge, high: Edge, isDescending: boolean): { start: Buffer; end: Buffer } {
  if (!isDescending) return { start: startBytes(low), end: endBytes(high) };
  const inverted = ({ bytes, isInside }: Edge): Edge => ({ bytes: invertKey(bytes), isInside });
  return { start: startBytes(inverted(high)), end: endBytes(inverted(low)) };
}

function holdsText(operand: unknown): boolean {
  if (Array.isArray(operand)) return operand.some(holdsText);
  return typeof operand === 'string' || isRegularExpression(operand) || isDocument(operand);
}
