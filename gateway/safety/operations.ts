import {
  getNamedType,
  isInputObjectType,
  isObjectType,
  isRequiredArgument,
  Kind,
  Lexer,
  parse,
  Source,
  TokenKind,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { compileCost, OPERATION_LIMITS } from '@athenaeum/graph/testing';

/** How many levels below a root field are requested. */
const DEPTH = 5;
const PAGE = 5;

interface Selected {
  name: string;
  below: Selected[];
}

export interface Operation {
  root: 'query' | 'mutation';
  field: GraphQLField<unknown, unknown>;
  document: string;
  /** The selected subfields, with their braces; empty where it has none. */
  selected: string;
  /** Every requested field: `Salon.title`. */
  coordinates: ReadonlySet<string>;
}

/** Cached: every role sends the same operations, and building them takes as long as sending. */
const worked = new WeakMap<GraphQLField<unknown, unknown>, Operation[]>();

/** A root field with all its subfields, in as many operations as the gateway's limits require. */
export function operationsFor(
  schema: GraphQLSchema,
  root: Operation['root'],
  field: GraphQLField<unknown, unknown>,
): Operation[] {
  const known = worked.get(field) ?? operationsOf(schema, root, field);
  worked.set(field, known);
  return known;
}

function operationsOf(
  schema: GraphQLSchema,
  root: Operation['root'],
  field: GraphQLField<unknown, unknown>,
): Operation[] {
  const type = getNamedType(field.type);
  const whole = isObjectType(type) ? everythingOf(type, DEPTH) : [];
  const parts = isObjectType(type)
    ? split(whole, (part) => fits(schema, documentOf(root, field, part)))
    : [[]];
  return parts.map((part) => ({
    root,
    field,
    document: documentOf(root, field, part),
    selected: textOf(part),
    coordinates: isObjectType(type) ? coordinatesOf(type, part) : new Set(),
  }));
}

/** Every field below the roots, however deep. */
export function everyCoordinate(schema: GraphQLSchema): Set<string> {
  const seen = new Set<GraphQLObjectType>();
  const roots = [schema.getQueryType(), schema.getMutationType()].filter(
    (root) => root !== null && root !== undefined,
  );
  const open = roots.flatMap((root) => Object.values(root.getFields())).map(({ type }) => getNamedType(type));
  for (let type = open.pop(); type; type = open.pop()) {
    if (!isObjectType(type) || seen.has(type)) continue;
    seen.add(type);
    open.push(...Object.values(type.getFields()).map((field) => getNamedType(field.type)));
  }
  return new Set(
    [...seen].flatMap((type) => Object.keys(type.getFields()).map((name) => `${type.name}.${name}`)),
  );
}

function everythingOf(type: GraphQLObjectType, depth: number): Selected[] {
  return Object.values(type.getFields())
    .filter(({ args }) => !args.some(isRequiredArgument))
    .flatMap((field) => {
      const inner = getNamedType(field.type);
      if (!isObjectType(inner)) return [{ name: field.name, below: [] }];
      const below = depth > 1 ? everythingOf(inner, depth - 1) : [];
      return below.length > 0 ? [{ name: field.name, below }] : [];
    });
}

function split(part: Selected[], isSmallEnough: (part: Selected[]) => boolean): Selected[][] {
  if (isSmallEnough(part)) return [part];
  if (part.length > 1) {
    const middle = Math.ceil(part.length / 2);
    return [part.slice(0, middle), part.slice(middle)].flatMap((half) => split(half, isSmallEnough));
  }
  const [only] = part;
  if (!only || only.below.length === 0) throw new Error(`Nothing is small enough below ${only?.name}`);
  return split(only.below, (below) => isSmallEnough([{ ...only, below }])).map((below) => [
    { ...only, below },
  ]);
}

/** Whether it is within the limits of the gateway. */
export function fits(
  schema: GraphQLSchema,
  text: string,
  variables: Record<string, unknown> = { input: { take: PAGE } },
): boolean {
  if (tokensIn(text) > OPERATION_LIMITS.tokens) return false;
  const document = parse(text);
  const operation = document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION)!;
  try {
    return (
      compileCost({ schema, document, operation }, OPERATION_LIMITS.cost)(variables) <= OPERATION_LIMITS.cost
    );
  } catch (error) {
    // One that expands too far is refused while its cost is compiled.
    if ((error as { code?: string }).code === 'TOO_EXPENSIVE') return false;
    throw error;
  }
}

function tokensIn(text: string): number {
  const lexer = new Lexer(new Source(text));
  let count = 0;
  while (lexer.advance().kind !== TokenKind.EOF) count += 1;
  return count;
}

function documentOf(root: string, { name, args }: GraphQLField<unknown, unknown>, part: Selected[]): string {
  const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  return `${root}${declared && ` (${declared})`} { ${name}${given && `(${given})`} ${textOf(part)} }`;
}

const textOf = (part: Selected[]): string =>
  part.length === 0 ? '' : `{ ${part.map(({ name, below }) => `${name} ${textOf(below)}`).join(' ')} }`;

function coordinatesOf(type: GraphQLObjectType, part: Selected[]): Set<string> {
  const found = part.flatMap(({ name, below }) => {
    const inner = getNamedType(type.getFields()[name]!.type);
    return [`${type.name}.${name}`, ...(isObjectType(inner) ? coordinatesOf(inner, below) : [])];
  });
  return new Set(found);
}

/** Whether a list takes a number of rows. */
export function isPaged({ args }: GraphQLField<unknown, unknown>): boolean {
  const type = args.find(({ name }) => name === 'input')?.type;
  const input = type && getNamedType(type);
  return isInputObjectType(input) && 'take' in input.getFields();
}
