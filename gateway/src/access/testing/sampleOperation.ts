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
/** What is about the caller herself: somebody else's id is refused whoever she is. */
const OWN = /^user_?id$/i;
const OWN_ACCOUNT = ['deleteUser', 'keepUser', 'updateStatus'];

/** The least an operation can be called with: every needed argument, each a value of its kind that means nothing. */
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

/** What another system sends as text is JSON. */
const textOf = (field: string) => (field === 'fields' || field === 'json' ? '{}' : NOTHING);
