import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  Kind,
  parse,
  visit,
  type ConstDirectiveNode,
  type DocumentNode,
  type EnumTypeDefinitionNode,
  type GraphQLSchema,
  type TypeNode,
} from 'graphql';
import type { SubgraphInput } from './inputs';

/** What `@values` says about strings: which are one of a closed set, and the union that each set is in TypeScript. */
export interface ClosedSets {
  /** "Session.status", "BookSessionInput.kind" or "Query.openings(kind)" to the name of a set. */
  fields: Map<string, string>;
  /** The name of a set to its union: "'Scheduled' | 'Completed'". */
  unions: Record<string, string>;
}

export const noClosedSets = (): ClosedSets => ({ fields: new Map(), unions: {} });

/**
 * Reads `@values(of: "SESSION_STATUSES")`, which names a list of the domain's contract. An enum has to have its values in
 * its order, and a string in an answer is only allowed where one of the values is no GraphQL name.
 */
export async function closedSetsOf(
  root: string,
  subgraph: SubgraphInput,
): Promise<ClosedSets & { problems: string[] }> {
  const sets = noClosedSets();
  const problems: string[] = [];
  const documents = subgraph.files.map(({ path, text }) => ({ path, document: parse(text) }));
  if (!documents.some(({ document }) => marksIn(document))) return { ...sets, problems };

  const contract = await contractOf(root, subgraph.name);
  for (const { path, document } of documents) {
    const at = (node: { loc?: { startToken: { line: number } } | undefined }) =>
      `${path}:${node.loc?.startToken.line ?? 0}`;
    const valuesOf = (mark: ConstDirectiveNode): { list: string; values: readonly string[] } | null => {
      const list = listNamedBy(mark);
      const values = contract[list];
      if (isList(values)) return { list, values };
      problems.push(`${at(mark)}: the contract of ${subgraph.name} exports no list ${list}.`);
      return null;
    };
    visit(document, {
      EnumTypeDefinition(node) {
        const mark = markOf(node);
        if (!mark) problems.push(`${at(node)}: enum ${node.name.value} names no list of the contract.`);
        const set = mark && valuesOf(mark);
        if (set && namesOf(node).join() !== set.values.join())
          problems.push(
            `${at(node)}: enum ${node.name.value} is ${namesOf(node).join(', ')}; ${set.list} of the contract is ${set.values.join(', ')}.`,
          );
      },
      FieldDefinition(node, _key, _parent, _path, ancestors) {
        const owner = nameOfOwner(ancestors);
        const set = narrow(`${owner}.${node.name.value}`, node);
        if (set?.values.every(isGraphqlName))
          problems.push(`${at(node)}: every value of ${set.list} is a GraphQL name: make it an enum.`);
        for (const argument of node.arguments ?? [])
          narrow(`${owner}.${node.name.value}(${argument.name.value})`, argument);
        return false;
      },
      InputValueDefinition(node, _key, _parent, _path, ancestors) {
        narrow(`${nameOfOwner(ancestors)}.${node.name.value}`, node);
      },
    });

    function narrow(field: string, node: Marked & { type: TypeNode }) {
      const mark = markOf(node);
      const set = mark && valuesOf(mark);
      if (!set) return null;
      const name = `${subgraph.name}_${set.list}`;
      sets.fields.set(field, name);
      sets.unions[name] = set.values.map((value) => JSON.stringify(value)).join(' | ');
      return set;
    }
  }
  return { ...sets, problems };
}

/** The types with a scalar for each closed set in place of String; `unions` has what each is in TypeScript. */
export function narrowed(
  types: DocumentNode,
  { fields }: ClosedSets,
  { inputs }: { inputs: boolean },
): DocumentNode {
  const used = new Set<string>();
  const document = visit(types, {
    FieldDefinition(node, _key, _parent, _path, ancestors) {
      const field = `${nameOfOwner(ancestors)}.${node.name.value}`;
      const type = renamed(node.type, fields.get(field));
      if (!inputs) return { ...node, type };
      const args = node.arguments?.map((argument) => ({
        ...argument,
        type: renamed(argument.type, fields.get(`${field}(${argument.name.value})`)),
      }));
      return { ...node, type, ...(args ? { arguments: args } : {}) };
    },
    InputObjectTypeDefinition(node) {
      if (!inputs) return undefined;
      const own = node.fields?.map((field) => ({
        ...field,
        type: renamed(field.type, fields.get(`${node.name.value}.${field.name.value}`)),
      }));
      return { ...node, ...(own ? { fields: own } : {}) };
    },
  });
  const scalars = [...used].map((name) => ({
    kind: Kind.SCALAR_TYPE_DEFINITION as const,
    name: { kind: Kind.NAME as const, value: name },
  }));
  return { ...document, definitions: [...document.definitions, ...scalars] };

  function renamed(type: TypeNode, name: string | undefined): TypeNode {
    if (!name) return type;
    used.add(name);
    return visit(type, { Name: (node) => ({ ...node, value: name }) });
  }
}

/** Without what the API schema leaves out. */
export const shownIn = (schema: GraphQLSchema, { fields, unions }: ClosedSets): ClosedSets => {
  const shown = [...fields].filter(([field]) => {
    const [, owner = '', name = ''] = /^(\w+)\.(\w+)/.exec(field) ?? [];
    const type = schema.getType(owner);
    return type && 'getFields' in type && name in type.getFields();
  });
  const names = new Set(shown.map(([, name]) => name));
  return {
    fields: new Map(shown),
    unions: Object.fromEntries(Object.entries(unions).filter(([name]) => names.has(name))),
  };
};

/** As JSON and back. */
export const closedSetsToText = ({ fields, unions }: ClosedSets): string =>
  `${JSON.stringify({ fields: Object.fromEntries(fields), unions }, null, 2)}\n`;
export function closedSetsFromText(text: string): ClosedSets {
  const { fields, unions } = JSON.parse(text) as {
    fields: Record<string, string>;
    unions: Record<string, string>;
  };
  return { fields: new Map(Object.entries(fields)), unions };
}

export const merged = (all: readonly ClosedSets[]): ClosedSets => ({
  fields: new Map(all.flatMap(({ fields }) => [...fields])),
  unions: Object.assign({}, ...all.map(({ unions }) => unions)) as Record<string, string>,
});

interface Marked {
  readonly directives?: readonly ConstDirectiveNode[] | undefined;
}

const markOf = ({ directives }: Marked) => directives?.find(({ name }) => name.value === 'values');

/** Whether the contract has to be loaded: nothing else is asked of a subgraph without enums and closed sets. */
function marksIn(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    Directive(node) {
      if (node.name.value === 'values') found = true;
    },
    EnumTypeDefinition() {
      found = true;
    },
  });
  return found;
}

function listNamedBy({ arguments: given }: ConstDirectiveNode): string {
  const value = given?.find(({ name }) => name.value === 'of')?.value;
  return value?.kind === Kind.STRING ? value.value : '';
}

async function contractOf(root: string, subgraph: string): Promise<Record<string, unknown>> {
  const file = join(root, `subgraphs/${subgraph}/contract/src/index.ts`);
  return existsSync(file) ? ((await import(file)) as Record<string, unknown>) : {};
}

const isList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

const namesOf = ({ values }: EnumTypeDefinitionNode) => (values ?? []).map(({ name }) => name.value);

/** True, false and null are names elsewhere, but no values of an enum. */
const isGraphqlName = (value: string) =>
  /^[_A-Za-z][_0-9A-Za-z]*$/.test(value) && !['true', 'false', 'null'].includes(value);

/** The type around a field. */
function nameOfOwner(ancestors: readonly unknown[]): string {
  const owner = ancestors.findLast(
    (node): node is { name: { value: string } } =>
      typeof node === 'object' && node !== null && 'kind' in node && 'name' in node,
  );
  return owner?.name.value ?? '';
}
