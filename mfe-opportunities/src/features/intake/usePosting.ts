import { useUser } from '@athenaeum/shell-contract';
import { useDraft, useZodForm, type ZodForm } from '@athenaeum/shared-ui/forms';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type CheckedPosting, checkOf, issuesOf } from './checks';
import { FIELDS, type PostingField } from './fields';
import { INTAKE_STEPS, type IntakeStep, placeOf } from './steps';
import { EMPTY, type IntakeValues } from './values';

/** The one key under which the draft is kept in this browser: answers, step and the ticked box. */
const DRAFT = 'opportunity';

/** The posting that is being written, through all its steps. */
export function usePosting() {
  const isSignedIn = useUser() !== null;
  const [companies, setCompanies] = useState<readonly string[]>([]);
  const check = useMemo(() => checkOf({ isSignedIn, companies }), [isSignedIn, companies]);
  const form: ZodForm<IntakeValues, CheckedPosting> = useZodForm(check, { defaultValues: EMPTY });
  const draft = useDraft(form, DRAFT);
  const [isRestored, setRestored] = useState(false);
  const values = form.watch();
  const issues = issuesOf(check, values);
  const { register, setValue, clearErrors, trigger } = form;

  useEffect(() => {
    // No field registers itself: they are drawn step by step, and a reset clears only what the form knows.
    for (const name of Object.keys(EMPTY)) register(name as keyof IntakeValues);
    setRestored(true);
  }, [register]);

  const set = useCallback(
    <Name extends keyof IntakeValues>(name: Name, value: IntakeValues[Name]) => {
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
    /** False until what was kept is back. */
    isRestored,
    set,
    /** Takes the titles of our list that fit what is typed as the company. */
    learn,
    /** Says what is wrong with a field. */
    judge: (name: PostingField) => void trigger(name),
    missingIn: (step: IntakeStep) => FIELDS[step].filter(({ name }) => issues.has(name)),
    /** A step that needs nothing counts once it was gone through. */
    isDone: (step: IntakeStep, at: IntakeStep) =>
      FIELDS[step].length > 0 &&
      FIELDS[step].every(({ name }) => !issues.has(name)) &&
      (placeOf(step) < placeOf(at) || FIELDS[step].some(({ name }) => values[name] !== '')),
    /** The first step that still needs something; the last where none does. */
    reached: INTAKE_STEPS.find((step) => FIELDS[step].some(({ name }) => issues.has(name))) ?? 'submit',
  };
}

export type IntakePosting = ReturnType<typeof usePosting>;

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((title, index) => title === other[index]);
