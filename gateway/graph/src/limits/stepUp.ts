import { isSignedIn } from '@athenaeum/kit';
import { CONFIRM_FIRST } from '../edge/confirmFirst';
import type { GatewayContext } from '../context';
import { argumentsOf, type RequestedOperation } from './requestedOperation';
import { STEP_UP_FIELDS } from './stepUpFields';

/** The refusal of a field that needs step-up authentication first. */
export const STEP_UP_REQUIRED = { code: 'REAUTHENTICATION_REQUIRED', message: CONFIRM_FIRST };

/** The requested fields, by schema name, that need step-up authentication which the caller has not done recently. */
export async function findStepUpRequired(
  asked: RequestedOperation,
  { caller, isConfirmed }: GatewayContext,
): Promise<ReadonlySet<string>> {
  const names = asked.operation.roots
    .filter((field) => STEP_UP_FIELDS[field.name.value]?.(argumentsOf(asked, field)))
    .map(({ name }) => name.value);
  // A visitor is refused by the field itself; a service authenticates by its token.
  if (names.length === 0 || !isSignedIn(caller.viewer)) return new Set();
  return (await isConfirmed?.()) ? new Set() : new Set(names);
}
