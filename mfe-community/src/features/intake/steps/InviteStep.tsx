import { isApiError, messageOf, useNavigate, usePageTitle } from '@athenaeum/shell-contract';
import { Lead, Notice, Stack, TextLink } from '@athenaeum/shared-ui';
import type { IntakeNeed, IntakeStep } from '@athenaeum/users-contract';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { useUsersGoOnWithIntakeMutation } from '../intake.api';
import { IntakeFrame } from '../IntakeFrame';
import { StepFoot } from '../StepFoot';
import type { StepProps } from '../StepForm';
import { INTAKE, stepPath } from '../steps';
import { reachedBy } from '../useReachedStep';

interface InviteStepProps extends StepProps {
  /** Sends every invitation that is filled in; false while one was not sent. */
  onInvite: () => Promise<boolean>;
  children: ReactNode;
}

const TITLE = 'Invite friends';
const SUBMIT = { idle: 'Submit', sending: 'Submitting' };

/** Where an answer that is missing is given. */
const STEP_OF: Record<IntakeNeed, IntakeStep> = {
  agreement: 'welcome',
  hear_about_athena: 'welcome',
  goals: 'goals',
  role: 'experience',
  executive_level: 'experience',
  company: 'experience',
  corporate_board: 'experience',
};

/** The last step: whom she invites is told first, then her intake is done. */
export function InviteStep({ me, onInvite, children }: InviteStepProps) {
  const navigate = useNavigate();
  const [goOn] = useUsersGoOnWithIntakeMutation();
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<{
    message: string;
    fields?: Record<string, string> | undefined;
  } | null>(null);
  usePageTitle(TITLE);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    setRefusal(null);
    const error = (await onInvite()) ? (await goOn({ input: { intake_form_submitted: true } })).error : null;
    setSending(false);
    if (error === undefined) return void navigate(INTAKE);
    if (error)
      setRefusal({ message: messageOf(error), fields: isApiError(error) ? error.fields : undefined });
  };

  return (
    <IntakeFrame step="invite" reached={reachedBy(me)}>
      <form noValidate aria-label={TITLE} onSubmit={(event) => void submit(event)}>
        <Stack $gap={32}>
          <Stack $gap={8}>
            <h1>{TITLE}</h1>
            <Lead>Whom would you like to meet here? You can also do it later.</Lead>
          </Stack>
          {children}
          {refusal && (
            <Notice tone="vermilion" title={refusal.message}>
              {Object.entries(refusal.fields ?? {}).map(([need, message]) => (
                <TextLink key={need} href={stepPath(STEP_OF[need as IntakeNeed] ?? 'welcome')}>
                  {message}
                </TextLink>
              ))}
            </Notice>
          )}
          <StepFoot step="invite" isSending={isSending} words={SUBMIT} />
        </Stack>
      </form>
    </IntakeFrame>
  );
}
