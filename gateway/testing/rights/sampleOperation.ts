import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLInputType,
  type GraphQLObjectType,
} from 'graphql';

const NOTHING = 'nothing';
/** Arguments that must be the caller's own id: another one is refused for every role. */
const OWN = /^user_?id$/i;
const OWN_ACCOUNT = ['deleteUser', 'keepUser', 'updateStatus'];

/** An operation with one root field and its required arguments, each a valid value that names nothing. */
export function sampleOperation(root: GraphQLObjectType, name: string, ownId: string | null) {
  const { args, type } = root.getFields()[name]!;
  const needed = args.filter(({ type: wanted }) => isNonNullType(wanted));
  const declared = needed.map(({ name: arg, type: wanted }) => `$${arg}: ${String(wanted)}`).join(', ');
  const given = needed.map(({ name: arg }) => `${arg}: $${arg}`).join(', ');
  const answer = getNamedType(type);
  const isResult = isObjectType(answer) && 'code' in answer.getFields();
  return {
    query: `${root.name.toLowerCase()}${declared && `(${declared})`} { ${name}${given && `(${given})`} ${isResult ? '{ ok code message }' : ''} }`,
    variables: Object.fromEntries(
      needed.map(({ name: arg, type: wanted }) => [arg, sampleValue(wanted, arg)]),
    ),
  };

  function sampleValue(type: GraphQLInputType, field: string): unknown {
    if (isNonNullType(type)) return sampleValue(type.ofType, field);
    if (isListType(type)) return [sampleValue(type.ofType, field)];
    if (isEnumType(type)) return type.getValues()[0]!.name;
    if (isInputObjectType(type))
      return Object.fromEntries(
        Object.values(type.getFields())
          .filter((one) => isNonNullType(one.type))
          .map((one) => [one.name, sampleValue(one.type, one.name)]),
      );
    const isOwn = OWN.test(field) || (field === 'id' && OWN_ACCOUNT.includes(name));
    return { Boolean: false, Int: 0, Float: 0 }[type.name] ?? (isOwn ? (ownId ?? NOTHING) : textOf(field));
  }
}

/** Text arguments that other systems send as JSON. */
const textOf = (field: string) => (field === 'fields' || field === 'json' ? '{}' : NOTHING);
