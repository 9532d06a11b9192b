import { messageOf, useNavigate, usePageTitle, useUser } from '@athenaeum/shell-contract';
import { Lead, Notice, Stack, TextButton } from '@athenaeum/shared-ui';
import {
  ErrorSummary,
  type SendResult,
  useDraft,
  useZodForm,
  type ZodForm,
} from '@athenaeum/shared-ui/forms';
import type { IntakeStep } from '@athenaeum/users-contract';
import { type ReactNode, useMemo } from 'react';
import { answersOf, schemaOf } from './answers';
import { IntakeFrame } from './IntakeFrame';
import type { Newcomer } from './intake.api';
import { intakeText } from './intake.messages';
import type { Answers, Question } from './questions/question';
import { QuestionField } from './questions/QuestionField';
import { StepFoot } from './StepFoot';
import { stepAfter, stepPath } from './steps';
import { useAutosave } from './useAutosave';
import { useReachedStep } from './useReachedStep';

export interface StepProps {
  me: Newcomer;
}

interface StepFormProps extends StepProps {
  step: IntakeStep;
  title: string;
  lead: string;
  questions: readonly Question[];
  /** Renders a question of a kind that this form does not know. */
  ask?: (question: Question, form: ZodForm<Answers, unknown>) => ReactNode;
  /** Name of an incomplete answer: not saved yet, and blocks continuing. */
  isHeld?: (name: string, value: string | string[]) => boolean;
  /** The error of the incomplete answer. */
  heldMessage?: string;
  /** What is missing before continuing. */
  missing?: string | null;
  /** What continuing needs beside the answers. */
  onContinue?: () => Promise<void>;
  children?: ReactNode;
}

/** A step of questions: each answer is saved by itself, all are validated on Continue. */
export function StepForm(props: StepFormProps) {
  const { me, step, title, lead, questions, ask, isHeld, heldMessage, missing, onContinue, children } = props;
  const user = useUser();
  const navigate = useNavigate();
  const { reached, saveFurthestStep } = useReachedStep(me);
  const schema = useMemo(() => schemaOf(questions), [questions]);
  // Made from a list of questions: only they know its fields.
  const form: ZodForm<Answers, unknown> = useZodForm(schema as never, {
    defaultValues: answersOf(me, questions),
  });
  const draft = useDraft(form, `intake.${step}.${user?.id ?? ''}`);
  const autosave = useAutosave(form, { me, questions, isHeld, onSaved: draft.forgetField });
  usePageTitle(title);

  const goOn = async (): Promise<SendResult> => {
    const held = Object.entries(form.getValues()).filter(([name, value]) => isHeld?.(name, value));
    if (held.length > 0) return { fields: Object.fromEntries(held.map(([name]) => [name, heldMessage!])) };
    if (!(await autosave.flush())) return { message: intakeText.notSaved };
    const next = stepAfter(step)!;
    try {
      await onContinue?.();
      await saveFurthestStep(next);
    } catch (error) {
      return { message: messageOf(error) };
    }
    void navigate(stepPath(next));
  };
  const submit = form.onSubmit(goOn);

  return (
    <IntakeFrame step={step} reached={reached} savedAt={autosave.savedAt} isSaving={autosave.isSaving}>
      <form noValidate aria-label={title} onSubmit={(event) => void submit(event)}>
        <Stack $gap={32}>
          <ErrorSummary errors={form.errors} attempt={form.attempt} />
          <Stack $gap={8}>
            <h1>{title}</h1>
            <Lead>{lead}</Lead>
          </Stack>
          {questions.map((question) => (
            <div key={question.name}>
              {ask?.(question, form) ??
                (question.kind !== 'company' && <QuestionField question={question} form={form} />)}
            </div>
          ))}
          {children}
          {autosave.problem && (
            <Notice
              tone="vermilion"
              title={intakeText.lastNotSaved}
              action={<TextButton onClick={() => void autosave.flush()}>{intakeText.retry}</TextButton>}
            >
              {intakeText.keptHere({ problem: autosave.problem })}
            </Notice>
          )}
          <StepFoot step={step} isSending={form.isSending} missing={missing} />
        </Stack>
      </form>
    </IntakeFrame>
  );
}
