import { usePlatform } from '@athenaeum/shell-contract';
import { Card, Checkbox } from '@athenaeum/shared-ui';
import { INTAKE_MESSAGES } from '@athenaeum/users-contract';
import { useState } from 'react';
import { useUsersGoOnWithIntakeMutation } from '../intake.api';
import { WELCOME } from '../questions/welcome';
import { StepForm, type StepProps } from '../StepForm';

interface WelcomeStepProps extends StepProps {
  /** `update_date` of the agreement she reads here. */
  agreement: number | null;
}

/** Before anything else she agrees to how members treat each other. */
export function WelcomeStep({ me, agreement }: WelcomeStepProps) {
  const { refreshSession } = usePlatform();
  const [goOn] = useUsersGoOnWithIntakeMutation();
  const [isTicked, setTicked] = useState(false);
  const hasAgreed = me.needs_agreement === false;

  const agree = async () => {
    if (hasAgreed) return;
    // A wish: the time is the server's. What she read is named by its own.
    const input = { portal_nda_agreement_date: Date.now(), latest_signed_agreement: agreement };
    await goOn({ input }).unwrap();
    await refreshSession();
  };

  return (
    <StepForm
      me={me}
      step="welcome"
      title={`Welcome, ${me.first_name}`}
      lead="Then a few about your goals and your experience. Every answer is saved as you give it."
      questions={WELCOME}
      missing={hasAgreed || isTicked ? null : `${INTAKE_MESSAGES.agreement} to go on.`}
      onContinue={agree}
    >
      <Card $padded>
        <Checkbox
          label={
            <>
              I agree to the{' '}
              <a href="/member-agreement" target="_blank" rel="noreferrer">
                member agreement
              </a>
            </>
          }
          checked={hasAgreed || isTicked}
          disabled={hasAgreed}
          onChange={({ target }) => setTicked(target.checked)}
        />
      </Card>
    </StepForm>
  );
}
