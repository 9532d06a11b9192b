import { INTAKE_MESSAGES } from '@athenaeum/users-contract';
import { useCallback, useState } from 'react';
import { intakeText } from '../intake.messages';
import { CompanyField } from '../questions/CompanyField';
import { EXPERIENCE } from '../questions/experience';
import { labelAndHint } from '../questions/labelAndHint';
import { StepForm } from '../StepForm';
import { useNewcomer } from '../useNewcomer';

/** In a chunk of its own, because the company search needs more code than the rest of the intake. */
export default function ExperienceStep() {
  const me = useNewcomer();
  const [known, setKnown] = useState<ReadonlySet<string>>(() => new Set(['', me.company ?? '']));
  const learn = useCallback(
    (titles: readonly string[]) =>
      setKnown((last) => (titles.every((title) => last.has(title)) ? last : new Set([...last, ...titles]))),
    [],
  );
  const isHeld = useCallback(
    (name: string, value: string | string[]) => name === 'company' && !known.has(String(value).trim()),
    [known],
  );

  return (
    <StepForm
      me={me}
      step="experience"
      title={intakeText.experienceTitle}
      lead={intakeText.experienceLead}
      questions={EXPERIENCE}
      isHeld={isHeld}
      heldMessage={INTAKE_MESSAGES.company}
      ask={(question, form) => {
        if (question.kind !== 'company') return null;
        const { value, onChange, ...field } = form.chosen(question.name);
        return (
          <CompanyField
            {...field}
            {...labelAndHint(question)}
            value={String(value)}
            onChange={onChange}
            isKnown={known.has(String(value).trim())}
            onKnown={learn}
          />
        );
      }}
    />
  );
}
