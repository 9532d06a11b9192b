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
import { isObject, own, put, type Fetched } from '../execution/fetched';
import { collectFields, type Selections } from './collectFields';
import { answersIntrospection, type Introspect } from './introspection';
import { shapeOfLeaf } from './leaf';
import { NULLED, nulled, told, type Shape, type Shaping } from './shape';

interface FieldShape {
  key: string;
  /** Has the name of an inherited property. */
  isInherited: boolean;
  isNonNull: boolean;
  shape: Shape;
}

type ObjectShape = (object: Fetched, shaping: Shaping) => Record<string, unknown> | typeof NULLED;

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
      if (!isObject(value)) return nulled(shaping, 'Not an object');
      const typename = value.__typename;
      let shape = known.get(typename);
      if (shape === undefined) known.set(typename, (shape = shapeFor(typename)));
      return shape ? shape(value, shaping) : nulled(shaping, 'An object of no known type');
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
        let value = shape(isInherited ? own(object, key) : object[key], shaping);
        if (shaping.problems.length > countBefore) told(shaping, countBefore, key);
        if (value === NULLED) {
          if (isNonNull) return NULLED;
          value = null;
        }
        if (isInherited) put(answer, key, value);
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
      return isObjectType(named) ? named.name : NULLED;
    };
  }
}

const nonNull =
  (shape: Shape): Shape =>
  (value, shaping) =>
    shape(value, shaping) ?? nulled(shaping, 'Null where nothing may be null');

const listOf =
  (shape: Shape, isNonNull: boolean): Shape =>
  (value, shaping) => {
    if (value === null || value === undefined) return null;
    if (!Array.isArray(value)) return nulled(shaping, 'Not a list');
    // Filled by push, not preallocated: V8 serialises sparse arrays more slowly.
    const answer: unknown[] = [];
    let isNulled = false;
    for (let index = 0; index < value.length; index++) {
      const countBefore = shaping.problems.length;
      const element = shape(value[index], shaping);
      if (shaping.problems.length > countBefore) told(shaping, countBefore, index);
      if (element === NULLED && isNonNull) isNulled = true;
      answer.push(element === NULLED ? null : element);
    }
    return isNulled ? NULLED : answer;
  };

const fieldOf = (type: GraphQLCompositeType, name: string) =>
  isUnionType(type) ? undefined : type.getFields()[name];
