import { isTruthyFlag } from '../bson/numbers';
import { isDocument, isNumeric, isOperatorDocument, type Document } from '../bson/valueTypes';
import { location } from '../errors';
import { compileExpression, type Evaluate } from '../expressions/expression';

/** What to do with one field. A transform changes a stored value; a computation makes a new one. */
export type ProjectionNode =
  | { kind: 'include' }
  | { kind: 'exclude' }
  | { kind: 'transform'; transform: Transform; includes: boolean }
  | { kind: 'compute'; evaluate: Evaluate }
  | Branch;

export interface Branch {
  kind: 'branch';
  children: Map<string, ProjectionNode>;
}

/** Returns `undefined` to leave the field out. */
export type Transform = (value: unknown, document: Document) => unknown;

export interface Projection {
  /** only what is listed, or everything but what is listed */
  mode: 'include' | 'exclude';
  root: Branch;
  hasComputed: boolean;
}

/** Reads operators of find projections, such as `$slice`; undefined for an ordinary expression. */
export type TransformReader = (
  path: string,
  value: unknown,
) => { path: string; node: ProjectionNode } | undefined;

export function parseProjection(
  specification: Document,
  variables: Iterable<string> = [],
  readTransform: TransformReader = () => undefined,
): Projection {
  const leaves: [path: string, node: ProjectionNode][] = [];
  const known = [...variables];
  const read = (path: string, value: unknown): void => {
    const transform = readTransform(path, value);
    if (transform) leaves.push([transform.path, transform.node]);
    else if (isDocument(value) && !isOperatorDocument(value) && Object.keys(value).length > 0) {
      for (const key of Object.keys(value)) read(`${path}.${key}`, value[key]);
    } else leaves.push([path, leafFor(value, known)]);
  };
  for (const path of Object.keys(specification)) read(path, specification[path]);

  const mode = modeOf(leaves);
  const root: Branch = { kind: 'branch', children: new Map() };
  for (const [path, node] of leaves) insert(root, path, node);
  if (mode === 'include' && !root.children.has('_id')) root.children.set('_id', { kind: 'include' });
  return { mode, root, hasComputed: leaves.some(([, node]) => node.kind === 'compute') };
}

function leafFor(value: unknown, known: string[]): ProjectionNode {
  if (typeof value === 'boolean' || isNumeric(value))
    return { kind: isTruthyFlag(value) ? 'include' : 'exclude' };
  return { kind: 'compute', evaluate: compileExpression(value, known) };
}

function modeOf(leaves: [string, ProjectionNode][]): Projection['mode'] {
  const others = leaves.filter(([path]) => path !== '_id');
  const includes = others.find(
    ([, node]) => node.kind === 'compute' || node.kind === 'include' || isIncluding(node),
  );
  const excludes = others.find(([, node]) => node.kind === 'exclude');
  if (includes && excludes) {
    throw location(31254, `Cannot do exclusion on field ${excludes[0]} in inclusion projection`);
  }
  if (includes) return 'include';
  if (excludes || others.length > 0) return 'exclude';
  return leaves.some(([, node]) => node.kind !== 'exclude') ? 'include' : 'exclude';
}

const isIncluding = (node: ProjectionNode) => node.kind === 'transform' && node.includes;

export function insert(root: Branch, path: string, node: ProjectionNode): void {
  const names = path.split('.');
  const last = names.pop()!;
  let branch = root;
  for (const name of names) {
    const child = branch.children.get(name) ?? { kind: 'branch', children: new Map() };
    if (child.kind !== 'branch') throw location(31249, `Path collision at ${path}`);
    branch.children.set(name, child);
    branch = child;
  }
  if (branch.children.has(last)) throw location(31250, `Path collision at ${path}`);
  branch.children.set(last, node);
}
