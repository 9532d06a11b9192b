import {
  Kind,
  type ConstDirectiveNode,
  type DocumentNode,
  parse,
  visit,
  type ASTNode,
  type ASTVisitor,
} from 'graphql';

/** Extracted subgraphs import it by its own name. */
const MARK: ConstDirectiveNode = {
  kind: Kind.DIRECTIVE,
  name: { kind: Kind.NAME, value: 'inaccessible' },
};

/**
 * The schema of a subgraph as a supergraph holds it, with what only the gateway may see marked again: what is extracted from a supergraph
 * has lost those marks, and would be open to clients once it is composed again.
 */
export function withInaccessible(supergraph: string, subgraph: DocumentNode): DocumentNode {
  const hidden = new Set<string>();
  visit(
    parse(supergraph),
    atEach((place, node) => {
      if (directivesOf(node).some(({ name }) => name.value === 'inaccessible')) hidden.add(place);
    }),
  );
  return visit(
    subgraph,
    atEach((place, node) =>
      hidden.has(place) && !isExternal(node)
        ? { ...node, directives: [...directivesOf(node), MARK] }
        : undefined,
    ),
  );
}

/** It belongs to another subgraph, which marks it. */
const isExternal = (node: ASTNode) =>
  directivesOf(node).some(({ name }) => /^(federation__)?external$/.test(name.value));

const directivesOf = (node: ASTNode) => ('directives' in node ? (node.directives ?? []) : []);

/** Calls with each named part of a schema and its coordinate, `Type.field(argument)`, on the way back up. */
function atEach(see: (place: string, node: ASTNode) => object | void): ASTVisitor {
  const path: string[] = [];
  return {
    enter(node) {
      if (isPart(node)) path.push(node.name.value);
    },
    leave(node) {
      if (!isPart(node)) return undefined;
      const changed = see(path.join('.'), node);
      path.pop();
      return changed;
    },
  };
}

type Part = ASTNode & { name: { value: string } };

const PARTS: readonly string[] = [
  ...['Object', 'Interface', 'Union', 'Enum', 'Scalar', 'InputObject'].flatMap((what) => [
    `${what}TypeDefinition`,
    `${what}TypeExtension`,
  ]),
  Kind.FIELD_DEFINITION,
  Kind.INPUT_VALUE_DEFINITION,
  Kind.ENUM_VALUE_DEFINITION,
];

const isPart = (node: ASTNode): node is Part => PARTS.includes(node.kind);
