import { isDocument, ownField, setOwnField, typeName, type Document } from '../bson/valueTypes';
import { badValue, CommandError } from '../errors';
import { matchedPosition } from '../query/matchedPosition';
import type { UpdateContext } from './applyUpdate';
import type { ArrayFilters } from './arrayFilters';
import type { Modifier } from './modifiers';
import { positionNotFound } from './updateErrors';

export interface PathContext {
  /** the document before the update, which the query matched */
  original: Document;
  filters: ArrayFilters;
  context: UpdateContext;
}

type Container = Document | unknown[];

const POSITIONS = /^\$\[(.*)\]$/;
const INDEX = /^\d+$/;
const MAX_PADDING = 1_500_000;

/** Walks an update path, creates what is missing unless the modifier only removes, and changes the value at its end. */
export function changeAt(root: Document, path: string, modifier: Modifier, at: PathContext): void {
  descend(root, path.split('.'), 0, modifier, at);
}

function descend(
  container: unknown,
  names: string[],
  depth: number,
  modifier: Modifier,
  at: PathContext,
): void {
  const name = names[depth]!;
  if (name === '$' || POSITIONS.test(name)) return descendPositions(container, names, depth, modifier, at);
  const holder = asHolder(container, names, depth, modifier);
  if (!holder) return;
  if (depth === names.length - 1) return change(holder, name, modifier);
  let child = read(holder, name);
  if (child === undefined) {
    if (!modifier.creates) return;
    if (POSITIONS.test(names[depth + 1]!)) throw mustExist(names, depth + 1);
    write(holder, name, {});
    child = read(holder, name);
  }
  descend(child, names, depth + 1, modifier, at);
}

/** `$` is the element the query matched, `$[]` every element, `$[name]` those its array filter accepts. */
function descendPositions(
  container: unknown,
  names: string[],
  depth: number,
  modifier: Modifier,
  at: PathContext,
): void {
  const name = names[depth]!;
  const step = (position: number) =>
    descend(container, names.with(depth, String(position)), depth, modifier, at);
  if (name === '$') {
    const { filter, collator } = at.context;
    const position = matchedPosition(at.original, names.slice(0, depth).join('.'), filter, { collator });
    if (!Array.isArray(container) || position < 0) throw positionNotFound();
    return step(position);
  }
  if (container === undefined || container === null) throw mustExist(names, depth);
  if (!Array.isArray(container)) {
    throw badValue(`Cannot apply array updates to non-array element ${names[depth - 1]}`);
  }
  const identifier = POSITIONS.exec(name)![1]!;
  container.forEach((element, position) => {
    if (identifier === '' || at.filters.covers(identifier, element)) step(position);
  });
}

const mustExist = (names: string[], depth: number) =>
  badValue(
    `The path '${names.slice(0, depth).join('.')}' must exist in the document in order to apply array updates.`,
  );

/** The container of the name; undefined when a removing modifier finds none. */
function asHolder(
  container: unknown,
  names: string[],
  depth: number,
  modifier: Modifier,
): Container | undefined {
  const name = names[depth]!;
  const isUsable = Array.isArray(container) ? INDEX.test(name) : isDocument(container);
  if (isUsable) return container as Container;
  if (!modifier.creates) return undefined;
  throw new CommandError(
    28,
    'PathNotViable',
    `Cannot create field '${name}' in element {${names[depth - 1]}: ${typeName(container)}}`,
  );
}

function read(holder: Container, name: string): unknown {
  return Array.isArray(holder) ? holder[Number(name)] : ownField(holder, name);
}

function write(holder: Container, name: string, value: unknown): void {
  if (!Array.isArray(holder)) return setOwnField(holder, name, value);
  const position = Number(name);
  if (position > holder.length + MAX_PADDING) throw badValue('array index too large');
  while (holder.length < position) holder.push(null);
  holder[position] = value;
}

function change(holder: Container, name: string, modifier: Modifier): void {
  const current = read(holder, name);
  if (current === undefined && !modifier.creates) return;
  const value = modifier.apply(current);
  if (value !== undefined) return write(holder, name, value);
  if (Array.isArray(holder)) holder[Number(name)] = null;
  else delete holder[name];
}
