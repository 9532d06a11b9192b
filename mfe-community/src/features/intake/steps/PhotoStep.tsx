import { messageOf, useNavigate, usePageTitle } from '@athenaeum/shell-contract';
import { Lead, Notice, Stack } from '@athenaeum/shared-ui';
import { type SyntheticEvent, useState } from 'react';
import { PhotoField } from '../../../components/photo';
import { useUsersSaveIntakeAnswerMutation } from '../intake.api';
import { intakeText } from '../intake.messages';
import { IntakeFrame } from '../IntakeFrame';
import type { StepProps } from '../StepForm';
import { StepFoot } from '../StepFoot';
import { stepPath } from '../steps';
import { useReachedStep } from '../useReachedStep';

/** The second half of the step `profile`: a photo, which may be left out. */
export function PhotoStep({ me }: StepProps) {
  const navigate = useNavigate();
  const { reached, saveFurthestStep } = useReachedStep(me);
  const [save] = useUsersSaveIntakeAnswerMutation();
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const [state, setState] = useState<{ isSending: boolean; problem: string | null }>({
    isSending: false,
    problem: null,
  });
  usePageTitle(intakeText.photoTitle);

  const savePhoto = async (avatar: string | null) => {
    const { error } = await save({ input: { avatar } });
    if (!error) setSavedAt(Date.now());
    return error ? messageOf(error) : null;
  };
  const handleSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (state.isSending) return;
    setState({ isSending: true, problem: null });
    try {
      await saveFurthestStep('invite');
      void navigate(stepPath('invite'));
    } catch (error) {
      setState({ isSending: false, problem: messageOf(error) });
    }
  };

  return (
    <IntakeFrame step="profile" reached={reached} savedAt={savedAt}>
      <form aria-label={intakeText.photoTitle} onSubmit={(event) => void handleSubmit(event)}>
        <Stack $gap={32}>
          <Stack $gap={8}>
            <h1>{intakeText.photoTitle}</h1>
            <Lead>{intakeText.photoLead}</Lead>
          </Stack>
          <PhotoField name={me.name ?? ''} picture={me.avatar} onSave={savePhoto} />
          {state.problem && <Notice tone="vermilion">{state.problem}</Notice>}
          <StepFoot step="profile" isSending={state.isSending} />
        </Stack>
      </form>
    </IntakeFrame>
  );
}
