import { useLocation, useNavigate } from '@athenaeum/shell-contract';
import { Hint, Lead, Stack } from '@athenaeum/shared-ui';
import { useEffect } from 'react';
import { FieldInput } from './FieldInput';
import { FIELDS } from './fields';
import { neededOf } from './fieldWords';
import { intakeText } from './intake.messages';
import { StepFoot } from './StepFoot';
import { type IntakeStep, stepAfter, stepPath } from './steps';
import type { IntakePosting } from './usePosting';

type AskingStep = Exclude<IntakeStep, 'submit'>;

interface FieldsStepProps {
  step: AskingStep;
  posting: IntakePosting;
  onReset: () => void;
}

/** A step of questions; errors are shown when a field is left, and removed when it is changed. */
export function FieldsStep({ step, posting, onReset }: FieldsStepProps) {
  const { form, values, set, judge, learn, missingIn } = posting;
  const navigate = useNavigate();
  const { hash } = useLocation();
  const missing = missingIn(step);

  useEffect(() => {
    // Coming from the review: focuses the field to change.
    if (hash) document.getElementById(hash.slice(1))?.focus();
  }, [hash]);

  const next = async () => {
    const isValid = await form.trigger(FIELDS[step].map(({ name }) => name));
    if (isValid) void navigate(stepPath(stepAfter(step)!));
  };

  return (
    <form
      noValidate
      aria-label={intakeText[`${step}Title`]}
      onSubmit={(event) => {
        event.preventDefault();
        void next();
      }}
    >
      <Stack $gap={32}>
        <Stack $gap={8}>
          <h1>{intakeText[`${step}Title`]}</h1>
          <Lead>{intakeText[`${step}Lead`]}</Lead>
          {FIELDS[step].some(({ required }) => required) && <Hint>{intakeText.required}</Hint>}
        </Stack>
        {FIELDS[step].map((field) => (
          <FieldInput
            key={field.name}
            field={field}
            value={values[field.name]}
            error={form.errors.find(({ name }) => name === field.name)?.message}
            isConfidential={values.isConfidential}
            onChange={(value) => set(field.name, value)}
            onLeave={() => judge(field.name)}
            onCompanies={learn}
          />
        ))}
        <StepFoot
          step={step}
          words={intakeText.next}
          missing={
            missing.length > 0 ? intakeText.stillNeeded({ fields: missing.map(neededOf).join(', ') }) : null
          }
          onReset={onReset}
        />
      </Stack>
    </form>
  );
}
