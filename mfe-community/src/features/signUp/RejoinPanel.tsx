import { Notice, Stack } from '@athenaeum/shared-ui';
import { ContinueButton } from './ContinueButton';
import { useContinue } from './useContinue';

/** For who has an account and is no member, or none any more: the same checkout, for the account she has. */
export function RejoinPanel() {
  const checkout = useContinue();
  return (
    <Stack $gap={24}>
      {checkout.problem && <Notice tone="vermilion">{checkout.problem}</Notice>}
      <ContinueButton checkout={checkout} onPress={() => void checkout.go(null)} />
    </Stack>
  );
}
