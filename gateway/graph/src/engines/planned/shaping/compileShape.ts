import {
  isCompositeType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  type FieldNode,
  type GraphQLCompositeType,
  type GraphQLOutputType,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { isObject, getOwn, setOwn, type Fetched } from '../execution/fetched';
import { collectFields, type Selections } from './collectFields';
import { answersIntrospection, type Introspect } from './introspection';
import { shapeOfLeaf } from './leaf';
import { PROPAGATED_NULL, reportNull, prefixPaths, type Shape, type ShapingContext } from './shape';

interface FieldShape {
  key: string;
  /** Has the name of an inherited property. */
  isInherited: boolean;
  isNonNull: boolean;
  shape: Shape;
}

type ObjectShape = (
  object: Fetched,
  shaping: ShapingContext,
) => Record<string, unknown> | typeof PROPAGATED_NULL;

interface Operation extends Selections {
  operation: OperationDefinitionNode;
  introspect: Introspect;
}

/**
 * Compiles the response of an operation as a function of fetched data: fields in the requested order, and null where
 * something is missing, up to the nearest nullable field (GraphQL, "Handling Field Errors").
 */
export function compileShape({ operation, introspect, ...selections }: Operation): Shape {
  const { schema } = selections;
  const root = schema.getRootType(operation.operation);
  if (!root) throw new Error(`The supergraph has no ${operation.operation}`);
  return shapeOfType(root, [operation.selectionSet]);

  function shapeOfType(type: GraphQLOutputType, sets: readonly SelectionSetNode[]): Shape {
    if (isNonNullType(type)) return nonNull(shapeOfType(type.ofType, sets));
    if (isListType(type)) return listOf(shapeOfType(type.ofType, sets), isNonNullType(type.ofType));
    if (isLeafType(type)) return shapeOfLeaf(type);
    return shapeOfComposite(type, sets);
  }

  /** An object's `__typename` selects the shape; each type has its own. */
  function shapeOfComposite(declared: GraphQLCompositeType, sets: readonly SelectionSetNode[]): Shape {
    const known = new Map<unknown, ObjectShape | null>();
    const shapeFor = (typename: unknown): ObjectShape | null => {
      const type = typename ? schema.getType(String(typename)) : declared;
      // A type that is inaccessible to clients is not named.
      return isCompositeType(type) ? shapeOfObject(type, declared, sets) : null;
    };
    return (value, shaping) => {
      if (value === null || value === undefined) return null;
      if (!isObject(value)) return reportNull(shaping, 'Not an object');
      const typename = value.__typename;
      let shape = known.get(typename);
      if (shape === undefined) known.set(typename, (shape = shapeFor(typename)));
      return shape ? shape(value, shaping) : reportNull(shaping, 'An object of no known type');
    };
  }

  function shapeOfObject(
    type: GraphQLCompositeType,
    declared: GraphQLCompositeType,
    sets: readonly SelectionSetNode[],
  ): ObjectShape {
    const fields = [...collectFields(selections, type, sets)].map(([key, nodes]): FieldShape => {
      const { shape, isNonNull } = shapeOfField(type, declared, nodes);
      return { key, shape, isNonNull, isInherited: key in Object.prototype };
    });
    return (object, shaping) => {
      const answer: Record<string, unknown> = {};
      for (const { key, shape, isNonNull, isInherited } of fields) {
        const countBefore = shaping.problems.length;
        let value = shape(isInherited ? getOwn(object, key) : object[key], shaping);
        if (shaping.problems.length > countBefore) prefixPaths(shaping, countBefore, key);
        if (value === PROPAGATED_NULL) {
          if (isNonNull) return PROPAGATED_NULL;
          value = null;
        }
        if (isInherited) setOwn(answer, key, value);
        else answer[key] = value;
      }
      return answer;
    };
  }

  function shapeOfField(
    type: GraphQLCompositeType,
    declared: GraphQLCompositeType,
    nodes: readonly FieldNode[],
  ): { shape: Shape; isNonNull: boolean } {
    const [node] = nodes;
    const name = node!.name.value;
    if (name === '__typename') return { shape: typenameOf(type), isNonNull: true };
    if (type === schema.getQueryType() && answersIntrospection(name))
      return { shape: (_value, { variables }) => introspect(nodes, variables), isNonNull: false };
    const field = fieldOf(type, name) ?? fieldOf(declared, name);
    if (!field) throw new Error(`${type.name} has no ${name}`);
    const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    return { shape: shapeOfType(field.type, sets), isNonNull: isNonNullType(field.type) };
  }

  /** Root types have the supergraph's names, whatever a subgraph names its own. */
  function typenameOf(type: GraphQLCompositeType): Shape {
    if (isObjectType(type)) return () => type.name;
    return (value) => {
      const named = typeof value === 'string' ? schema.getType(value) : undefined;
      return isObjectType(named) ? named.name : PROPAGATED_NULL;
    };
  }
}

const nonNull =
  (shape: Shape): Shape =>
  (value, shaping) =>
    shape(value, shaping) ?? reportNull(shaping, 'Null where nothing may be null');

const listOf =
  (shape: Shape, isNonNull: boolean): Shape =>
  (value, shaping) => {
    if (value === null || value === undefined) return null;
    if (!Array.isArray(value)) return reportNull(shaping, 'Not a list');
    // Filled by push, not preallocated: V8 serialises sparse arrays more slowly.
    const answer: unknown[] = [];
    let isNulled = false;
    for (let index = 0; index < value.length; index++) {
      const countBefore = shaping.problems.length;
      const element = shape(value[index], shaping);
      if (shaping.problems.length > countBefore) prefixPaths(shaping, countBefore, index);
      if (element === PROPAGATED_NULL && isNonNull) isNulled = true;
      answer.push(element === PROPAGATED_NULL ? null : element);
    }
    return isNulled ? PROPAGATED_NULL : answer;
  };

const fieldOf = (type: GraphQLCompositeType, name: string) =>
  isUnionType(type) ? undefined : type.getFields()[name];
