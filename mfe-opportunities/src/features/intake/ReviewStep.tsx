import { AppLink, isApiError, messageOf } from '@athenaeum/shell-contract';
import { Card, Checkbox, FieldError, Lead, RichText, Stack, VisuallyHidden } from '@athenaeum/shared-ui';
import { ErrorSummary, fieldId, type SendResult } from '@athenaeum/shared-ui/forms';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import type { CheckedPosting } from './checks';
import { FIELDS, type IntakeField } from './fields';
import { labelOf, wordsOf } from './fieldWords';
import { useOpportunitiesSubmitMutation } from './intake.api';
import { reviewText, stepsText } from './intake.messages';
import { RequiredLabel } from './RequiredLabel';
import { StepFoot } from './StepFoot';
import { INTAKE_STEPS, type IntakeStep, stepPath } from './steps';
import type { IntakePosting } from './usePosting';

interface ReviewStepProps {
  posting: IntakePosting;
  onReset: () => void;
  /** The address that the confirmation link was sent to. */
  onSent: (email: string) => void;
}

const STEPS_WITH_FIELDS = INTAKE_STEPS.filter((step) => FIELDS[step].length > 0);

/** All answers for review, the terms, and Submit. */
export function ReviewStep({ posting, onReset, onSent }: ReviewStepProps) {
  const { form, values, set } = posting;
  const [submit] = useOpportunitiesSubmitMutation();

  const send = async (checked: CheckedPosting): Promise<SendResult> => {
    const draft_id = values.draft_id || crypto.randomUUID();
    // The idempotency key is stored before sending: after a lost connection it is unknown whether the first attempt arrived.
    set('draft_id', draft_id);
    const answer = await submit({ input: { ...checked, draft_id } });
    if (!answer.error) return onSent(values.creatorEmail.trim());
    const { error } = answer;
    return { message: messageOf(error), fields: isApiError(error) ? (error.fields ?? null) : null };
  };
  const handleSubmit = form.onSubmit(send);

  return (
    <form noValidate aria-label={reviewText.title} onSubmit={(event) => void handleSubmit(event)}>
      <Stack $gap={32}>
        <ErrorSummary errors={form.errors} attempt={form.attempt} />
        <Stack $gap={8}>
          <h1>{reviewText.title}</h1>
          <Lead>{reviewText.lead}</Lead>
        </Stack>
        {STEPS_WITH_FIELDS.map((step) => (
          <section key={step} aria-labelledby={`review-${step}`}>
            <h2 id={`review-${step}`}>{stepsText[step]}</h2>
            <Answers>
              {FIELDS[step].map((field) => (
                <Answer
                  key={field.name}
                  step={step}
                  field={field}
                  value={values[field.name]}
                  error={form.errors.find(({ name }) => name === field.name)?.message}
                />
              ))}
            </Answers>
          </section>
        ))}
        <Card $padded>
          <Stack $gap={12}>
            <h2>{reviewText.terms}</h2>
            <Terms>
              <li>{reviewText.termTrue}</li>
              <li>{reviewText.termEdit}</li>
              <li>{reviewText.termFree}</li>
            </Terms>
            <Checkbox
              label={<RequiredLabel>{reviewText.agree}</RequiredLabel>}
              checked={values.agreed}
              onChange={({ target }) => set('agreed', target.checked)}
            />
          </Stack>
        </Card>
        <StepFoot
          step="submit"
          words={form.isSending ? reviewText.submitting : reviewText.submit}
          isSending={form.isSending}
          missing={values.agreed ? null : reviewText.agreeFirst}
          onReset={onReset}
        />
      </Stack>
    </form>
  );
}

interface AnswerProps {
  step: IntakeStep;
  field: IntakeField;
  value: string;
  error: string | undefined;
}

function Answer({ step, field, value, error }: AnswerProps) {
  return (
    <div>
      <dt>{labelOf(field)}</dt>
      <dd>
        <Line>
          <Words $empty={value.trim() === ''}>{wordsOf(field, value)}</Words>
          {/* Has the field's id, so that an error's link leads to it and from here to the field. */}
          <AppLink id={fieldId(field.name)} to={`${stepPath(step)}#${fieldId(field.name)}`}>
            <RichText
              text={reviewText.change({ field: labelOf(field) })}
              parts={{ field: (words) => <VisuallyHidden>{words}</VisuallyHidden> }}
            />
          </AppLink>
        </Line>
        <FieldError id={`${fieldId(field.name)}-error`}>{error}</FieldError>
      </dd>
    </div>
  );
}

const Answers = styled.dl`
  margin-top: ${token.space[8]};

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 4fr);
    gap: ${token.space[16]};
    padding-block: ${token.space[12]};
    border-top: 1px solid ${token.color.line};

    ${media.under(600)} {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
  }

  & dt {
    color: ${token.color.ink2};
  }

  & dd {
    margin: 0;
  }
`;

const Line = styled.div`
  display: flex;
  align-items: start;
  gap: ${token.space[16]};
`;

const Words = styled.span<{ $empty: boolean }>`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  white-space: pre-line;
  ${({ $empty }) => $empty && `color: ${token.color.ink3};`}
`;

const Terms = styled.ul`
  display: grid;
  gap: ${token.space[4]};
  padding-left: ${token.space[24]};
  list-style: disc;
`;
