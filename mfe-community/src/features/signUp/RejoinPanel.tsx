import { usePlatform } from '@athenaeum/shell-contract';
import { Notice, RichText, Stack, TextLink } from '@athenaeum/shared-ui';
import { ContinueButton } from './ContinueButton';
import { signUpText } from './signUp.messages';
import { useContinue } from './useContinue';

const EXPORT = '/api/account/export';

/** For prospects and lapsed members: the same checkout, for their own account. */
export function RejoinPanel({ label }: { label: string }) {
  const { apiBase } = usePlatform();
  const checkout = useContinue();
  return (
    <Stack $gap={24}>
      {checkout.problem && <Notice tone="vermilion">{checkout.problem}</Notice>}
      <ContinueButton label={label} checkout={checkout} onPress={() => void checkout.go(null)} />
      <p>
        <RichText
          text={signUpText.ownData}
          parts={{
            link: (words) => (
              <TextLink href={apiBase + EXPORT} download>
                {words}
              </TextLink>
            ),
          }}
        />
      </p>
    </Stack>
  );
}
