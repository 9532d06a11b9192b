import { usePlatform } from '@athenaeum/shell-contract';
import { Notice, Stack, TextLink } from '@athenaeum/shared-ui';
import { ContinueButton } from './ContinueButton';
import { useContinue } from './useContinue';

const EXPORT = '/api/account/export';

/** For who has an account and is no member, or none any more: the same checkout, for the account she has. */
export function RejoinPanel({ label }: { label: string }) {
  const { apiBase } = usePlatform();
  const checkout = useContinue();
  return (
    <Stack $gap={24}>
      {checkout.problem && <Notice tone="vermilion">{checkout.problem}</Notice>}
      <ContinueButton label={label} checkout={checkout} onPress={() => void checkout.go(null)} />
      <p>
        What we keep of you is yours:{' '}
        <TextLink href={apiBase + EXPORT} download>
          download your data
        </TextLink>
        .
      </p>
    </Stack>
  );
}
