import {
  getNamedType,
  isAbstractType,
  isCompositeType,
  isInputObjectType,
  isRequiredArgument,
  isUnionType,
  parse,
  validate,
  type GraphQLArgument,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';

const DEPTH = 5;
const VARIABLES = ['$yes: Boolean!', '$no: Boolean = false', '$few: Int = 2'];
/** Variables for any of the operations. */
export const VALUES = { yes: true, few: 1 };

/** Random valid operations with every kind of selection; the same for the same seed. */
export function randomOperations(schema: GraphQLSchema, count: number, seed: number): string[] {
  const random = generator(seed);
  const found: string[] = [];
  while (found.length < count) {
    const text = operation();
    // Invalid ones, such as with fields that cannot be merged, are left out.
    if (validate(schema, parse(text)).length === 0) found.push(text);
  }
  return found;

  function operation(): string {
    const fragments: string[] = [];
    const isMutation = random(6) === 0 && schema.getMutationType();
    const root = isMutation ? schema.getMutationType()! : schema.getQueryType()!;
    const body = selection(root, DEPTH, fragments);
    const rest = `${body} ${fragments.join(' ')}`;
    const used = VARIABLES.filter((one) => rest.includes(one.slice(0, one.indexOf(':'))));
    const variables = used.length > 0 ? `(${used.join(', ')})` : '';
    return `${isMutation ? 'mutation' : 'query'} It${variables} ${rest}`;
  }

  function selection(type: GraphQLCompositeType, depth: number, fragments: string[]): string {
    const parts = Array.from({ length: 1 + random(4) }, () => part(type, depth, fragments));
    // Apollo's planner fetches nothing for an object without included fields and answers null.
    const isSure = parts.some((part) => part !== '' && !part.includes('@') && !part.includes('...'));
    return `{ ${parts.join(' ')} ${isSure ? '' : '__typename'} }`;
  }

  function part(type: GraphQLCompositeType, depth: number, fragments: string[]): string {
    const kind = random(10);
    if (kind === 0) return `${alias()}__typename`;
    if (kind <= 2 || isUnionType(type)) return fragment(type, depth, fragments);
    const fields = Object.values(type.getFields());
    return fieldOf(fields[random(fields.length)]!, depth, fragments);
  }

  function fieldOf(field: GraphQLField<unknown, unknown>, depth: number, fragments: string[]): string {
    const type = getNamedType(field.type);
    if (isCompositeType(type) && depth === 0) return '';
    const below = isCompositeType(type) ? selection(type, depth - 1, fragments) : '';
    return `${alias()}${field.name}${args(field.args)}${condition()} ${below}`;
  }

  function fragment(type: GraphQLCompositeType, depth: number, fragments: string[]): string {
    const kinds = isAbstractType(type) ? [...schema.getPossibleTypes(type)] : [type];
    const also = isAbstractType(type) ? [type] : type === schema.getQueryType() ? [] : interfacesOf(type);
    const all: GraphQLCompositeType[] = [...kinds, ...also];
    const on = all[random(all.length)]!;
    const body = selection(on, depth, fragments);
    if (random(3) > 0) return `... on ${on.name}${condition()} ${body}`;
    const name = `F${fragments.length}`;
    fragments.push(`fragment ${name} on ${on.name} ${body}`);
    return `...${name}${condition()}`;
  }

  function interfacesOf(type: GraphQLCompositeType): GraphQLCompositeType[] {
    return isUnionType(type) ? [] : [...type.getInterfaces()];
  }

  function alias(): string {
    const names = ['', '', '', '', 'one: ', 'two: ', 'constructor: ', '__proto__: '];
    return names[random(names.length)]!;
  }

  function condition(): string {
    const all = ['', '', '', '', '@skip(if: $no)', '@skip(if: $yes)', '@include(if: $yes)'];
    return [...all, '@include(if: $no)', '@include(if: true)', '@skip(if: $no) @include(if: $yes)'][
      random(10)
    ]!;
  }

  function args(all: readonly GraphQLArgument[]): string {
    const given = all.filter((one) => isRequiredArgument(one) || random(2) === 0).map(argument);
    return given.length > 0 ? `(${given.join(', ')})` : '';
  }

  function argument({ name, type }: GraphQLArgument): string {
    const named = getNamedType(type);
    if (isInputObjectType(named)) return `${name}: { times: [1, $few] }`;
    if (named.name === 'Int') return `${name}: ${random(2) ? '$few' : random(4)}`;
    return `${name}: ${named.name === 'ID' ? '"Person2"' : '"words"'}`;
  }
}

/** Deterministic pseudo-random numbers below a bound (xorshift). */
function generator(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}
