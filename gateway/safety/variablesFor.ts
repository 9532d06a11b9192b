import type { DemoRandom } from '@athenaeum/kit/demo';
import { getNamedType, isInputObjectType, isRequiredArgument, type GraphQLField } from 'graphql';
import { draw } from './inputs/draw';
import { shapeOf } from './inputs/shapeOf';
import { modelNamed, type Samples, type Sample } from './inputs/samples';
import { CANARY_PREFIX } from './canaryValues';
import { isPaged } from './operations';

export type Variables = Record<string, unknown>;

interface Asking {
  samples: Samples;
  random: DemoRandom;
}

const PAGE = 4;
/** Names of arguments that identify one record. */
const NAMES_ONE = /^(id|slug|email|token|key)$|_id$|_slug$/;
const WORDS = /^(search|query|words|summary|name|title)$/;

/** Variables that could reach other people's data: the list, searches for their texts, each record by id. */
export function* variablesFor(field: GraphQLField<unknown, unknown>, asking: Asking): Generator<Variables> {
  const least = () =>
    Object.fromEntries(
      field.args.map(({ name, type }) => [
        name,
        draw(shapeOf(type), { ...asking, operation: field.name, ownId: null, extent: 'least' }, name),
      ]),
    ) as Variables;
  if (!field.args.some(isRequiredArgument)) yield isPaged(field) ? { input: { take: PAGE } } : {};
  for (const { name } of field.args.filter((arg) => NAMES_ONE.test(arg.name)))
    for (const value of namesFor(field.name, name, asking)) yield { ...least(), [name]: value };
  const input = field.args.find(({ name }) => name === 'input');
  const inputType = input && getNamedType(input.type);
  if (!isInputObjectType(inputType)) return;
  const given = { ...(least().input as Variables | undefined), ...(isPaged(field) && { take: PAGE }) };
  const siblings = Object.keys(inputType.getFields()).filter((name) => name.endsWith('_id'));
  for (const { name, type } of Object.values(inputType.getFields())) {
    const kind = getNamedType(type).name;
    if (kind === 'StringFilter') yield { input: { ...given, [name]: { contains: CANARY_PREFIX } } };
    else if (WORDS.test(name) && kind === 'String') yield { input: { ...given, [name]: CANARY_PREFIX } };
    else if (NAMES_ONE.test(name))
      for (const value of new Set([
        ...namesFor(field.name, name, asking),
        ...miscalled(field.name, name, siblings, asking),
      ]))
        yield { input: { ...given, [name]: value } };
  }
}

const OF_ITS_KIND = 6;
const OF_OTHERS = 2;

/** Ids mostly of the matching model, in each state; also of other models. */
function namesFor(operation: string, field: string, asking: Asking): string[] {
  const { samples, random } = asking;
  const others = [...samples.values()].map((documents) => random.pick(documents));
  const named = [...ofItsKind(operation, field, asking), ...random.sample(others, OF_OTHERS)];
  const value = ({ _id, slug, email }: Sample) =>
    /slug$/.test(field) ? slug : field === 'email' ? email : _id;
  return [...new Set([...named.map(value), ...pointedAt(field, samples)])].filter((one) => one !== undefined);
}

/** Ids of a wrong model: a salon's id for a coach. */
const miscalled = (operation: string, field: string, siblings: readonly string[], asking: Asking): string[] =>
  siblings
    .filter((sibling) => sibling !== field && field.endsWith('_id'))
    .flatMap((sibling) => ofItsKind(operation, sibling, asking).map(({ _id }) => _id));

const ofItsKind = (operation: string, field: string, { samples }: Asking): readonly Sample[] =>
  (samples.get(modelNamed(samples, field.replace(/slug$/, 'id'), operation) ?? '') ?? []).slice(
    0,
    OF_ITS_KIND,
  );

/** References from existing documents, which certainly have something below them. */
const pointedAt = (field: string, samples: Samples) =>
  [...samples.values()]
    .map(([first]) => (first as (Sample & Record<string, unknown>) | undefined)?.[field])
    .filter((value): value is string => field !== 'id' && typeof value === 'string');
