import { isApiError, messageOf, useNavigate, usePageTitle } from '@athenaeum/shell-contract';
import { Lead, Notice, Stack, TextLink } from '@athenaeum/shared-ui';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { useUsersGoOnWithIntakeMutation } from '../intake.api';
import { intakeText } from '../intake.messages';
import { IntakeFrame } from '../IntakeFrame';
import { StepFoot } from '../StepFoot';
import type { StepProps } from '../StepForm';
import { INTAKE, stepPath } from '../steps';
import { reachedBy } from '../useReachedStep';

interface InviteStepProps extends StepProps {
  /** Sends every filled-in invitation; resolves with false when one was not sent. */
  onInvite: () => Promise<boolean>;
  children: ReactNode;
}

/** The last step: sends the invitations, then completes the intake. */
export function InviteStep({ me, onInvite, children }: InviteStepProps) {
  const navigate = useNavigate();
  const [goOn] = useUsersGoOnWithIntakeMutation();
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<{ message: string; needsAgreement: boolean } | null>(null);
  usePageTitle(intakeText.inviteTitle);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    setRefusal(null);
    const error = (await onInvite()) ? (await goOn({ input: { intake_form_submitted: true } })).error : null;
    setSending(false);
    if (error === undefined) return void navigate(INTAKE);
    if (error)
      setRefusal({
        message: messageOf(error),
        needsAgreement: isApiError(error) && error.fields?.agreement !== undefined,
      });
  };

  return (
    <IntakeFrame step="invite" reached={reachedBy(me)}>
      <form noValidate aria-label={intakeText.inviteTitle} onSubmit={(event) => void submit(event)}>
        <Stack $gap={32}>
          <Stack $gap={8}>
            <h1>{intakeText.inviteTitle}</h1>
            <Lead>{intakeText.inviteLead}</Lead>
          </Stack>
          {children}
          {refusal && (
            <Notice tone="vermilion" title={refusal.message}>
              {refusal.needsAgreement && (
                <TextLink href={stepPath('welcome')}>{intakeText.readAgreement}</TextLink>
              )}
            </Notice>
          )}
          <StepFoot
            step="invite"
            isSending={isSending}
            words={{ idle: intakeText.submit, sending: intakeText.submitting }}
          />
        </Stack>
      </form>
    </IntakeFrame>
  );
}
