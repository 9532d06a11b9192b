import { inspect, isDeepStrictEqual } from 'node:util';
import { mongo } from 'mongoose';
import { Skip } from './skip';
import type { World } from './world';

type Document = Record<string, unknown>;
const { EJSON } = mongo.BSON;

/** Throws unless the value matches, by the rules of the unified format; a root document may hold more than expected. */
export function match(expected: unknown, actual: unknown, world: World, where: string, isRoot = false): void {
  if (actual instanceof Map) actual = Object.fromEntries(actual);
  if (isPlain(expected)) return matchDocument(expected, actual, world, where, isRoot);
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual)) throw new Error(`${where}: ${inspect(actual)} is not an array`);
    if (actual.length !== expected.length)
      throw new Error(`${where}: ${actual.length} items instead of ${expected.length}`);
    return expected.forEach((item, i) => match(item, actual[i], world, `${where}[${i}]`, isRoot));
  }
  const number = asNumber(expected);
  const isSame =
    number === undefined
      ? EJSON.stringify(expected) === EJSON.stringify(actual)
      : asNumber(actual) === number;
  if (!isSame) throw new Error(`${where}: ${inspect(actual)} instead of ${inspect(expected)}`);
}

function matchDocument(
  expected: Document,
  actual: unknown,
  world: World,
  where: string,
  isRoot: boolean,
): void {
  const [operator] = Object.keys(expected);
  if (operator?.startsWith('$$'))
    return matchOperator(operator, expected[operator], actual, world, where, isRoot);
  if (actual === null || typeof actual !== 'object')
    throw new Error(`${where}: ${inspect(actual)} is not an object`);
  const found = actual as Document;
  for (const [key, wanted] of Object.entries(expected)) {
    if (found[key] === undefined && !mayBeMissing(wanted)) throw new Error(`${where}.${key}: missing`);
    match(wanted, found[key], world, `${where}.${key}`);
  }
  const extra = Object.keys(found).find((key) => found[key] !== undefined && !(key in expected));
  if (!isRoot && extra !== undefined)
    throw new Error(`${where}.${extra}: unexpected ${inspect(found[extra])}`);
}

const mayBeMissing = (wanted: unknown) =>
  isPlain(wanted) && ['$$unsetOrMatches', '$$exists'].includes(Object.keys(wanted)[0] ?? '');

function matchOperator(
  operator: string,
  operand: unknown,
  actual: unknown,
  world: World,
  where: string,
  isRoot: boolean,
): void {
  const demand = (isMet: boolean) => {
    if (!isMet) throw new Error(`${where}: ${inspect(actual)} does not meet ${operator} ${inspect(operand)}`);
  };
  switch (operator) {
    case '$$unsetOrMatches':
      return actual === undefined || actual === null
        ? undefined
        : match(operand, actual, world, where, isRoot);
    case '$$exists':
      return demand((actual !== undefined) === operand);
    case '$$type':
      return demand(isOfType(actual, [operand].flat() as string[]));
    case '$$matchesEntity':
      return match(world.entities[String(operand)], actual, world, where);
    case '$$sessionLsid':
      return demand(
        isDeepStrictEqual(EJSON.stringify(world.sessionIds[String(operand)]), EJSON.stringify(actual)),
      );
    case '$$lte':
      return demand(asNumber(actual)! <= asNumber(operand)!);
    case '$$matchAsRoot':
      return match(operand, actual, world, where, true);
    case '$$matchAsDocument':
      return match(operand, EJSON.parse(String(actual)), world, where);
  }
  throw new Skip(`with the operator ${operator}`);
}

export function isPlain(value: unknown): value is Document {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return false;
  return !('_bsontype' in value) && !(value instanceof Date) && !(value instanceof RegExp);
}

function asNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value === 'bigint' || value instanceof mongo.Long) return Number(value);
  return value instanceof mongo.Int32 || value instanceof mongo.Double ? value.valueOf() : undefined;
}

function isOfType(value: unknown, types: string[]): boolean {
  if (asNumber(value) !== undefined)
    return types.some((type) => ['number', 'int', 'long', 'double'].includes(type));
  return types.includes(typeOf(value));
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (value instanceof Date) return 'date';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'string') return 'string';
  const tag = (value as { _bsontype?: string })._bsontype;
  if (tag === 'Binary' || tag === 'UUID') return 'binData';
  return tag ? tag[0]!.toLowerCase() + tag.slice(1) : 'object';
}
