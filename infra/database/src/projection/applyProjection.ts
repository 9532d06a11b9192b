import { fieldsOf, isDocument, setOwnField, type Document } from '../bson/valueTypes';
import type { Scope } from '../expressions/expression';
import type { Branch, Projection, ProjectionNode } from './projectionTree';

/**
 * The projected document: stored fields in stored order, then computed ones in the order they were asked for. Nothing
 * of the original is changed. `scope` is what computed fields read.
 */
export function applyProjection(projection: Projection, document: Document, scope: Scope): Document {
  const kept =
    projection.mode === 'include'
      ? included(document, projection.root, document)
      : excluded(document, projection.root, document);
  return projection.hasComputed
    ? (withComputed(kept, projection.root, scope) as Document)
    : (kept as Document);
}

function included(value: unknown, branch: Branch, root: Document): unknown {
  if (Array.isArray(value)) {
    return value.filter(hasFields).map((item) => included(item, branch, root));
  }
  return eachField(value as Document, branch, (field, node) => {
    if (node?.kind === 'include') return field;
    if (node?.kind === 'transform') return node.transform(field, root);
    return node?.kind === 'branch' && hasFields(field) ? included(field, node, root) : undefined;
  });
}

function excluded(value: unknown, branch: Branch, root: Document): unknown {
  if (Array.isArray(value))
    return value.map((item) => (hasFields(item) ? excluded(item, branch, root) : item));
  return eachField(value as Document, branch, (field, node) => {
    if (node?.kind === 'exclude') return undefined;
    if (node?.kind === 'transform') return node.transform(field, root);
    return node?.kind === 'branch' && hasFields(field) ? excluded(field, node, root) : field;
  });
}

function eachField(
  document: Document,
  branch: Branch,
  keep: (field: unknown, node: ProjectionNode | undefined) => unknown,
): Document {
  const kept: Document = {};
  const fields = fieldsOf(document);
  for (const key of Object.keys(fields)) {
    const value = keep(fields[key], branch.children.get(key));
    if (value !== undefined) setOwnField(kept, key, value);
  }
  return kept;
}

const hasFields = (value: unknown) => isDocument(value) || Array.isArray(value);

/** Sets the computed fields of a branch; in an array, in each of its elements. */
export function withComputed(value: unknown, branch: Branch, scope: Scope): unknown {
  if (!holdsComputed(branch)) return value;
  if (Array.isArray(value)) return value.map((item) => withComputed(item, branch, scope));
  const changed: Document = isDocument(value) ? { ...fieldsOf(value) } : {};
  for (const [key, node] of branch.children) {
    if (node.kind === 'compute') setOrRemove(changed, key, node.evaluate(scope));
    else if (node.kind === 'branch' && holdsComputed(node)) {
      setOrRemove(changed, key, withComputed(changed[key], node, scope));
    }
  }
  return changed;
}

function setOrRemove(document: Document, key: string, value: unknown): void {
  if (value === undefined) delete document[key];
  else setOwnField(document, key, value);
}

const holdsComputed = (branch: Branch): boolean =>
  [...branch.children.values()].some(
    (node) => node.kind === 'compute' || (node.kind === 'branch' && holdsComputed(node)),
  );
