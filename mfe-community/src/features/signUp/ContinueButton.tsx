import { Button, Hint, VisuallyHidden } from '@athenaeum/shared-ui';
import { useId } from 'react';
import { signUpText } from './signUp.messages';
import type { Continue } from './useContinue';

interface ContinueButtonProps {
  label?: string;
  checkout: Continue;
  /** What is missing before going on. */
  missing?: readonly string[];
  onPress?: () => void;
}

/** On to the payment. What billing says against it stands here in the colour of danger, until it is pressed. */
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
        {/* Another element than the one below: pressed, it would become the submit button before the browser acts. */}
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
