import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
} from 'graphql';
import { contractOf, jsonSchemaOf } from './contractOf';

/** The part of JSON Schema that the generators of valid and broken arguments use. */
export interface Shape {
  type?: string | string[];
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: Shape[];
  oneOf?: Shape[];
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
}

/** The shape of an argument: from the zod schema of that name in a domain's contract, else from its GraphQL type. */
export function shapeOf(type: GraphQLInputType): Shape {
  if (isNonNullType(type)) return shapeOf(type.ofType);
  if (isListType(type)) return { type: 'array', items: shapeOf(type.ofType) };
  if (isEnumType(type)) return { enum: type.getValues().map(({ name }) => name) };
  if (!isInputObjectType(type)) return SCALARS[getNamedType(type).name] ?? {};
  const contract = contractOf(type.name);
  // JSON Schema has more keywords than the generators use.
  if (contract) return jsonSchemaOf(contract) as Shape;
  const fields = Object.values(type.getFields());
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, shapeOf(field.type)])),
    required: fields.filter((field) => isNonNullType(field.type)).map(({ name }) => name),
  };
}

const SCALARS: Readonly<Record<string, Shape>> = {
  ID: { type: 'string', minLength: 1, maxLength: 64 },
  String: { type: 'string' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
};
