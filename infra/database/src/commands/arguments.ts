import { encodeDocument } from '../bson/codec';
import { isTruthyFlag, toNumber } from '../bson/numbers';
import { isDocument, isNumeric, type Document } from '../bson/valueTypes';
import { CommandError, location, typeMismatch } from '../errors';
import { compileExpression } from '../expressions/expression';
import type { Workspace } from '../memory/workspace';
import type { CommandContext, Request } from './command';

export const flag = (value: unknown): boolean => isTruthyFlag(value);

export function documentArgument(body: Document, field: string): Document {
  const value = body[field] ?? {};
  if (!isDocument(value))
    throw typeMismatch(`BSON field '${field}' is the wrong type, expected type 'object'`);
  return value;
}

/** A whole number of at least zero, if given. */
export function countArgument(body: Document, field: string): number | undefined {
  const value = body[field];
  if (value === undefined || value === null) return undefined;
  if (!isNumeric(value)) throw typeMismatch(`BSON field '${field}' is the wrong type`);
  const count = toNumber(value);
  if (count < 0) throw location(51024, `BSON field '${field}' value must be >= 0, actual value '${count}'`);
  return count;
}

export function refuseOptions(body: Document, options: readonly string[]): void {
  const refused = options.find((option) => option in body && body[option] !== false);
  if (refused)
    throw new CommandError(72, 'InvalidOptions', `The option '${refused}' is not supported by this server`);
}

const DEFAULT_BATCH_SIZE = 101;

export const batchSizeArgument = (body: Document): number =>
  countArgument(body, 'batchSize') ?? DEFAULT_BATCH_SIZE;

export const cursorBatchSize = (body: Document): number =>
  isDocument(body.cursor) ? batchSizeArgument(body.cursor) : DEFAULT_BATCH_SIZE;

/** The values of `let`, which are expressions without a document. */
export function letVariables(value: unknown): Document | undefined {
  if (!isDocument(value)) return undefined;
  return Object.fromEntries(
    Object.entries(value).map(([name, expression]) => [
      name,
      compileExpression(expression)({ root: undefined, variables: {} }) ?? null,
    ]),
  );
}

/** Sorts and groups spill to disk unless the client forbids it, as by MongoDB's `allowDiskUseByDefault`. */
export const workspaceOf = ({ server }: CommandContext, { allowDiskUse }: Document): Workspace => ({
  bytes: server.memoryBytes,
  folder: allowDiskUse === false ? undefined : server.scratchFolder,
});

/** Documents of a command as BSON, sent beside the body or inside it. */
export function documentSequence(request: Request, field: string): Buffer[] {
  const beside = request.sequences[field];
  if (beside) return beside;
  const inside = request.exactBody()[field];
  return Array.isArray(inside) ? inside.filter(isDocument).map(encodeDocument) : [];
}
