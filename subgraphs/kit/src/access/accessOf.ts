import { getDirectiveValues, type GraphQLField, type GraphQLSchema } from 'graphql';
import type { SubgraphContext } from '../subgraph';
import type { Role } from '../viewer';
import { rolesOf, type Callers } from './roles';

/** What `@access` declares for a root field. */
export interface Access {
  to: readonly Callers[];
  roles: readonly Role[];
  /** The page of the specification or the design, and its section. */
  specifiedIn: string;
}

/** `Query.salon` or `Mutation.createRSVP` to its declaration. */
export type AccessTable = Readonly<Record<string, Access>>;

export interface RootField {
  /** `Query.salon` */
  name: string;
  field: GraphQLField<unknown, SubgraphContext>;
}

/** The root fields that federation adds, which only the gateway calls. */
const OF_FEDERATION: ReadonlySet<string> = new Set(['_entities', '_service']);

/** The root fields of a schema, without those that federation adds. */
export const rootFieldsOf = (schema: GraphQLSchema): RootField[] =>
  [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
    Object.values(root?.getFields() ?? {})
      .filter(({ name }) => !OF_FEDERATION.has(name))
      .map((field) => ({ name: `${root!.name}.${field.name}`, field })),
  );

/** @throws Error for a root field without `@access`, or with one that names no set of callers or no page of the specification */
export const accessOf = (schema: GraphQLSchema): AccessTable =>
  Object.fromEntries(rootFieldsOf(schema).map((root) => [root.name, declared(schema, root)]));

/** The specification's and the design's pages, in which rights are specified. */
export const SPECIFICATION_PAGE = /^(community|learning|decisions|operations|architecture|safety)\b/;

function declared(schema: GraphQLSchema, { name, field }: RootField): Access {
  const directive = schema.getDirective('access');
  const values =
    directive &&
    field.astNode &&
    (getDirectiveValues(directive, field.astNode) as { to: Callers[]; specifiedIn: string } | undefined);
  if (!values) throw new Error(`${name} does not declare by @access who may call it`);
  if (!SPECIFICATION_PAGE.test(values.specifiedIn))
    throw new Error(
      `@access of ${name} is specified in "${values.specifiedIn}", which is no page of the specification`,
    );
  return { ...values, roles: rolesOf(values.to) };
}
