import { isDocument, type Document } from '../bson/valueTypes';
import { badValue, CommandError, notSupported } from '../errors';
import { compileFilter } from '../query/filter';
import type { Collection } from '../storage/catalog';
import { flag } from './arguments';
import type { CommandContext } from './command';

const LEVELS = ['strict', 'off'];
const ACTIONS = ['error', 'warn', 'errorAndLog'];

/** The validation options of `create` and `collMod`; refuses unsupported ones. */
export function readValidation({ validator, validationLevel, validationAction }: Document): Document {
  if (validator !== undefined) compileFilter(validator);
  if (validationLevel === 'moderate') throw notSupported("The validationLevel 'moderate'");
  refuseOther('validationLevel', validationLevel, LEVELS);
  refuseOther('validationAction', validationAction, ACTIONS);
  const given = Object.entries({ validator, validationLevel, validationAction });
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}

function refuseOther(option: string, value: unknown, known: string[]): void {
  if (value === undefined || known.includes(value as string)) return;
  throw badValue(`Enumeration value '${String(value)}' for field '${option}' is not a valid value.`);
}

/** The collection's own `validator`, when it has one. */
export function refuseInvalid({ request }: CommandContext, collection: Collection, values: Document): void {
  const { validator, validationLevel, validationAction } = collection.options;
  if (!isDocument(validator) || validationLevel === 'off' || validationAction === 'warn') return;
  if (flag(request.body.bypassDocumentValidation) || compileFilter(validator)(values)) return;
  throw new CommandError(121, 'DocumentValidationFailure', 'Document failed validation', {
    errInfo: { failingDocumentId: values._id, details: { operatorName: Object.keys(validator)[0] } },
  });
}
