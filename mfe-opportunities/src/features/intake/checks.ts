import { intakeForm } from '@athenaeum/opportunities-contract';
import * as z from 'zod/mini';
import { answersOf, type IntakeValues } from './values';

interface CheckContext {
  isSignedIn: boolean;
  /** The titles of the list that match the typed company. */
  companies: readonly string[];
}

/** The contract's schema of the posting, for form values. */
export const checkOf = (circumstances: CheckContext) =>
  z.transform((values: IntakeValues, context): CheckedPosting => {
    const { data, error } = intakeForm(choicesOf(circumstances, values)).safeParse(answersOf(values));
    if (data) return data;
    for (const { path, message } of error.issues)
      context.issues.push({ code: 'custom', path, message, input: values });
    return z.NEVER;
  });

export type CheckedPosting = z.output<ReturnType<typeof intakeForm>>;
export type Check = ReturnType<typeof checkOf>;

/**
 * The companies that the check accepts; empty for visitors, whose company is not checked. A signed-in user chooses the
 * company from the list; without a similar entry, the typed text is accepted. A confidential company need not be in the list, because every member can see the list.
 */
function choicesOf(
  { isSignedIn, companies }: CheckContext,
  { associatedCompany, isConfidential }: IntakeValues,
) {
  if (!isSignedIn) return [];
  return companies.length > 0 && isConfidential !== 'Yes' ? companies : [associatedCompany.trim()];
}

/** Names of the fields that are missing or wrong. */
export function issuesOf(check: Check, values: IntakeValues): ReadonlySet<string> {
  return new Set(check.safeParse(values).error?.issues.map(({ path }) => String(path[0])));
}
