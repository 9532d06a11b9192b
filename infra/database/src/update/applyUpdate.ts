import type { Timestamp } from 'bson';
import { areEqual } from '../bson/order';
import { isTimestamp, setOwnField, type Document } from '../bson/valueTypes';
import { runUpdatePipeline } from '../aggregation/updatePipeline';
import { CommandError } from '../errors';
import { applyOperators } from './operators';
import { currentTimestamp } from './timestamps';
import type { UpdateSpecification } from './updateKind';

export interface UpdateContext {
  /** the query that matched the document, for the `$` position */
  filter: Document;
  arrayFilters: Document[];
  isInsert: boolean;
  variables?: Document;
  collator?: Intl.Collator;
}

/** The document after the update; the given one, in exact BSON types, is not changed. */
export function applyUpdate(
  document: Document,
  update: UpdateSpecification,
  context: UpdateContext,
): Document {
  const updated = computeUpdate(document, update, context);
  if (document._id !== undefined && !areEqual(updated._id, document._id)) {
    throw new CommandError(
      66,
      'ImmutableField',
      "Performing an update on the path '_id' would modify the immutable field '_id'",
    );
  }
  return updated;
}

function computeUpdate(document: Document, update: UpdateSpecification, context: UpdateContext): Document {
  switch (update.kind) {
    case 'operators':
      return applyOperators(document, update.operators, context);
    case 'pipeline':
      return withIdentifier(document, runUpdatePipeline(document, update.stages, context.variables));
    case 'replacement':
      return replaced(document, update.replacement);
  }
}

/** A pipeline that does not set the identifier keeps it. */
const withIdentifier = ({ _id }: Document, updated: Document): Document =>
  _id === undefined ? updated : { _id, ...updated };

function replaced(document: Document, replacement: Document): Document {
  const updated: Document = {};
  const id = replacement._id ?? document._id;
  if (id !== undefined) updated._id = id;
  for (const key of Object.keys(replacement)) {
    if (key !== '_id') setOwnField(updated, key, filledIn(replacement[key]));
  }
  return updated;
}

/** An empty timestamp in a replacement is set to the server's time. */
const filledIn = (value: unknown) =>
  isTimestamp(value) && (value as Timestamp).isZero() ? currentTimestamp() : value;
