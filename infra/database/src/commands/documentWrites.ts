import { ObjectId } from 'bson';
import { decodeExact, decodeValues, encodeDocument } from '../bson/codec';
import { isDocument, isReferenceKey, isRegularExpression, typeName } from '../bson/valueTypes';
import { CommandError } from '../errors';
import type { StoredDocument } from '../storage/documents';
import type { WriteView } from '../storage/views';
import type { CommandContext } from './command';
import { refuseInvalid } from './validation';

const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;

/** Checks and stores one new document, given an identifier when it has none; answers the identifier. */
export function insertDocument(
  context: CommandContext,
  view: WriteView,
  namespace: string,
  raw: Buffer,
): unknown {
  const collection = context.engine.catalog.findOrCreate(view, namespace);
  const document = withIdentifier(raw);
  refuseTooLarge(document.raw);
  refuseIdentifier(document.values._id);
  refuseInvalid(context, collection, document.values);
  context.engine.documents.insert(view, collection, document);
  return document.values._id;
}

/** The identifier comes first, whatever place it was sent in. */
function withIdentifier(raw: Buffer): StoredDocument {
  const values = decodeValues(raw);
  if (values._id !== undefined && Object.keys(values)[0] === '_id') return { raw, values };
  const { _id = new ObjectId(), ...fields } = decodeExact(raw);
  const completed = encodeDocument({ _id, ...fields });
  return { raw: completed, values: decodeValues(completed) };
}

function refuseIdentifier(id: unknown): void {
  if (Array.isArray(id) || isRegularExpression(id) || id === undefined) {
    throw new CommandError(53, 'InvalidIdField', `The '_id' value cannot be of type ${typeName(id)}`);
  }
  const operator =
    isDocument(id) && Object.keys(id).find((key) => key.startsWith('$') && !isReferenceKey(key));
  if (operator) {
    throw new CommandError(
      52,
      'DollarPrefixedFieldName',
      `_id fields may not contain '$'-prefixed fields: ${operator} is not valid for storage.`,
    );
  }
}

export function refuseTooLarge(raw: Buffer): void {
  if (raw.length <= MAX_DOCUMENT_BYTES) return;
  throw new CommandError(
    10334,
    'BSONObjectTooLarge',
    `BSONObj size: ${raw.length} is larger than ${MAX_DOCUMENT_BYTES}`,
  );
}
