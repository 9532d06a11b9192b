import { isSignedIn } from '@athenaeum/kit';
import { CONFIRM_FIRST } from '../../bff/auth/confirmation/confirmFirst';
import type { GatewayContext } from '../context';
import { argumentsOf, type Asked } from './asked';
import { CONFIRMED_FIELDS } from './confirmedFields';

/** What a field says that asks for a confirmation first. */
export const UNCONFIRMED = { code: 'REAUTHENTICATION_REQUIRED', message: CONFIRM_FIRST };

/** The fields, by their names in the schema, that wait until whoever is signed in has shown again who is there. */
export async function findUnconfirmed(
  asked: Asked,
  { caller, isConfirmed }: GatewayContext,
): Promise<ReadonlySet<string>> {
  const names = asked.operation.roots
    .filter((field) => CONFIRMED_FIELDS[field.name.value]?.(argumentsOf(asked, field)))
    .map(({ name }) => name.value);
  // A visitor is turned away by the field itself; a service acts by its token.
  if (names.length === 0 || !isSignedIn(caller.viewer)) return new Set();
  return (await isConfirmed?.()) ? new Set() : new Set(names);
}
