import { useUser } from '@athenaeum/shell-contract';
import { useDraft, useZodForm, type ZodForm } from '@athenaeum/shared-ui/forms';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type CheckedPosting, checkOf, issuesOf } from './checks';
import { FIELDS, type PostingField } from './fields';
import { INTAKE_STEPS, type IntakeStep, placeOf } from './steps';
import { EMPTY, type IntakeValues } from './values';

/** The storage key of the draft: answers, step and the ticked box. */
const DRAFT_KEY = 'opportunity';

/** The state of the posting form, across all steps. */
export function usePosting() {
  const isSignedIn = useUser() !== null;
  const [companies, setCompanies] = useState<readonly string[]>([]);
  const check = useMemo(() => checkOf({ isSignedIn, companies }), [isSignedIn, companies]);
  const form: ZodForm<IntakeValues, CheckedPosting> = useZodForm(check, { defaultValues: EMPTY });
  const draft = useDraft(form, DRAFT_KEY);
  const [isRestored, setRestored] = useState(false);
  const values = form.watch();
  const issues = issuesOf(check, values);
  const { register, setValue, clearErrors, trigger } = form;

  useEffect(() => {
    // Fields are not registered: they are rendered step by step, and a reset clears only what the form knows.
    for (const name of Object.keys(EMPTY)) register(name as keyof IntakeValues);
    setRestored(true);
  }, [register]);

  const set = useCallback(
    <Name extends keyof IntakeValues>(name: Name, value: IntakeValues[Name]) => {
      // `Name` ties them, which the library's path types do not see.
      setValue(name, value as never, { shouldDirty: true, shouldTouch: true });
      clearErrors(name === 'isConfidential' ? [name, 'associatedCompany'] : name);
    },
    [setValue, clearErrors],
  );
  const learn = useCallback(
    (titles: readonly string[]) => setCompanies((last) => (isSame(last, titles) ? last : titles)),
    [],
  );

  return {
    form,
    draft,
    values,
    /** False until the draft is restored. */
    isRestored,
    set,
    /** Stores the titles of the list that match the typed company. */
    learn,
    /** Validates a field. */
    judge: (name: PostingField) => void trigger(name),
    missingIn: (step: IntakeStep) => FIELDS[step].filter(({ name }) => issues.has(name)),
    /** A step without required fields counts once it was visited. */
    isDone: (step: IntakeStep, at: IntakeStep) =>
      FIELDS[step].length > 0 &&
      FIELDS[step].every(({ name }) => !issues.has(name)) &&
      (placeOf(step) < placeOf(at) || FIELDS[step].some(({ name }) => values[name] !== '')),
    /** The first incomplete step; the last when all are complete. */
    reached: INTAKE_STEPS.find((step) => FIELDS[step].some(({ name }) => issues.has(name))) ?? 'submit',
  };
}

export type IntakePosting = ReturnType<typeof usePosting>;

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((title, index) => title === other[index]);
