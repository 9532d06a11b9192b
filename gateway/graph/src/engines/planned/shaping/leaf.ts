import { isEnumType, type GraphQLEnumType, type GraphQLScalarType } from 'graphql';
import { reportNull, type Shape } from './shape';

const WHOLE = /^-?\d+$/;

const isText = (value: unknown) => typeof value === 'string';
const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
const isWhole = (value: unknown) => isNumber(value) && WHOLE.test(String(value));

const VALID: Record<string, (value: unknown) => boolean> = {
  String: isText,
  ID: (value) => isText(value) || isWhole(value),
  Int: isWhole,
  Float: isNumber,
  Boolean: (value) => typeof value === 'boolean',
};

/** A subgraph's value where the supergraph's type allows it; custom scalars allow any value. */
export function shapeOfLeaf(type: GraphQLScalarType | GraphQLEnumType): Shape {
  const isValid = isEnumType(type) ? isValueOf(type) : VALID[type.name];
  if (!isValid) return (value) => value ?? null;
  return (value, shaping) => {
    if (value === null || value === undefined) return null;
    return isValid(value) ? value : reportNull(shaping, `Not a value of ${type.name}`);
  };
}

function isValueOf(type: GraphQLEnumType): (value: unknown) => boolean {
  const names = new Set<unknown>(type.getValues().map(({ name }) => name));
  return (value) => names.has(value);
}
