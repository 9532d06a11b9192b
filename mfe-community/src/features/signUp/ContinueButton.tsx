import { Button, Hint, VisuallyHidden } from '@athenaeum/shared-ui';
import { useId } from 'react';
import { signUpText } from './signUp.messages';
import type { Continue } from './useContinue';

interface ContinueButtonProps {
  label?: string;
  checkout: Continue;
  /** What is missing before continuing. */
  missing?: readonly string[];
  onPress?: () => void;
}

/** Continues to the payment. An error of the billing provider is shown on it, in the danger colour, until it is pressed. */
export function ContinueButton({
  label = signUpText.next,
  checkout,
  missing = [],
  onPress,
}: ContinueButtonProps) {
  const hintId = useId();
  const { refusal, isLeaving, forget } = checkout;
  if (refusal)
    return (
      <>
        {/* A separate element from the one below: otherwise a press would turn it into the submit button before the browser handles it. */}
        <Button key="refusal" look="danger" block large onClick={forget}>
          {refusal}
        </Button>
        <VisuallyHidden role="alert">{refusal}</VisuallyHidden>
      </>
    );
  const isWaiting = missing.length > 0;
  return (
    <>
      <Button
        key="continue"
        type={onPress ? 'button' : 'submit'}
        block
        large
        loading={isLeaving}
        disabled={isWaiting}
        aria-describedby={isWaiting ? hintId : undefined}
        onClick={onPress}
      >
        {isLeaving ? signUpText.leaving : label}
      </Button>
      {isWaiting && <Hint id={hintId}>{signUpText.stillNeeded({ fields: missing.join(', ') })}</Hint>}
    </>
  );
}
