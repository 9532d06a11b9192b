import { decodeExact, encodeDocument } from '../bson/codec';
import { toNumber } from '../bson/numbers';
import { fieldNames, omitFields, pickFields } from '../bson/rawDocument';
import { isDocument, isOperatorDocument, type Document } from '../bson/valueTypes';
import { compileElementMatch } from '../query/filter';
import type { FilterOptions } from '../query/filter';
import { matchedPosition } from '../query/matchedPosition';
import { sliceArray } from '../expressions/operators/arrays';
import { applyProjection } from './applyProjection';
import { parseProjection, type ProjectionNode, type Transform } from './projectionTree';

/** Maps a stored document to the projected one, both as BSON. */
export type FindProjection = (raw: Buffer) => Buffer;

export function compileFindProjection(
  specification: Document,
  filter: Document,
  options: FilterOptions = {},
): FindProjection | undefined {
  if (Object.keys(specification).length === 0) return undefined;
  const variables = options.variables ?? {};
  const projection = parseProjection(specification, Object.keys(variables), (path, value) =>
    readTransform(path, value, filter, options),
  );
  const nodes = [...projection.root.children];
  if (nodes.every(([, node]) => node.kind === 'include' || node.kind === 'exclude')) {
    return projectTopLevel(nodes, projection.mode);
  }
  return (raw) => {
    const document = decodeExact(raw);
    return encodeDocument(applyProjection(projection, document, { root: document, variables }));
  };
}

/** Whole top-level fields are copied as bytes. */
function projectTopLevel(nodes: [string, ProjectionNode][], mode: 'include' | 'exclude'): FindProjection {
  const names = fieldNames(nodes.filter(([, node]) => node.kind === mode).map(([name]) => name));
  return mode === 'include' ? (raw) => pickFields(raw, names) : (raw) => omitFields(raw, names);
}

function readTransform(
  path: string,
  value: unknown,
  filter: Document,
  options: FilterOptions,
): { path: string; node: ProjectionNode } | undefined {
  if (path.endsWith('.$')) {
    const array = path.slice(0, -2);
    return { path: array, node: transforming(matchedElement(array, filter, options), true) };
  }
  if (!isDocument(value) || !isOperatorDocument(value)) return undefined;
  if ('$slice' in value) return { path, node: transforming(slicing(value.$slice), false) };
  if ('$elemMatch' in value) {
    const matches = compileElementMatch(value.$elemMatch, options);
    return { path, node: transforming(firstMatching(matches), true) };
  }
  return undefined;
}

const transforming = (transform: Transform, includes: boolean): ProjectionNode => ({
  kind: 'transform',
  transform,
  includes,
});

const matchedElement =
  (path: string, filter: Document, options: FilterOptions): Transform =>
  (value, document) => {
    if (!Array.isArray(value)) return value;
    const position = Math.max(0, matchedPosition(document, path, filter, options));
    return value.slice(position, position + 1);
  };

const firstMatching =
  (matches: (element: unknown) => boolean): Transform =>
  (value) => {
    const position = Array.isArray(value) ? value.findIndex(matches) : -1;
    return position < 0 ? undefined : (value as unknown[]).slice(position, position + 1);
  };

function slicing(operand: unknown): Transform {
  const [a, b] = Array.isArray(operand) ? operand.map(toNumber) : [toNumber(operand)];
  return (value) => (Array.isArray(value) ? sliceArray(value, a!, b) : value);
}
