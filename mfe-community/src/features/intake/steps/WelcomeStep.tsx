import { usePlatform } from '@athenaeum/shell-contract';
import { Card, Checkbox, RichText } from '@athenaeum/shared-ui';
import { useState } from 'react';
import { useUsersGoOnWithIntakeMutation } from '../intake.api';
import { intakeText } from '../intake.messages';
import { WELCOME } from '../questions/welcome';
import { StepForm, type StepProps } from '../StepForm';

interface WelcomeStepProps extends StepProps {
  /** `update_date` of the agreement shown here. */
  agreement: number | null;
}

/** The first step, where the member agreement has to be accepted. */
export function WelcomeStep({ me, agreement }: WelcomeStepProps) {
  const { refreshSession } = usePlatform();
  const [goOn] = useUsersGoOnWithIntakeMutation();
  const [isTicked, setTicked] = useState(false);
  const hasAgreed = me.needs_agreement === false;

  const agree = async () => {
    if (hasAgreed) return;
    // The server sets the time; the agreement that was read is identified by `update_date`.
    const input = { portal_nda_agreement_date: Date.now(), latest_signed_agreement: agreement };
    await goOn({ input }).unwrap();
    await refreshSession();
  };

  return (
    <StepForm
      me={me}
      step="welcome"
      title={intakeText.welcomeTitle({ name: me.first_name ?? '' })}
      lead={intakeText.welcomeLead}
      questions={WELCOME}
      missing={hasAgreed || isTicked ? null : intakeText.agreeFirst}
      onContinue={agree}
    >
      <Card $padded>
        <Checkbox
          label={
            <RichText
              text={intakeText.agree}
              parts={{
                link: (words) => (
                  <a href="/member-agreement" target="_blank" rel="noreferrer">
                    {words}
                  </a>
                ),
              }}
            />
          }
          checked={hasAgreed || isTicked}
          disabled={hasAgreed}
          onChange={({ target }) => setTicked(target.checked)}
        />
      </Card>
    </StepForm>
  );
}
