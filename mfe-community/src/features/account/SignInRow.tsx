import { Button, Meta, RichText, StatusBadge, VisuallyHidden } from '@athenaeum/shared-ui';
import type { SignIn } from './account.api';
import { formatMoment } from './formatMoment';
import { SettingsLine } from './SettingsLine';
import { signInsText } from './signIns.messages';

interface SignInRowProps {
  signIn: SignIn;
  isEnding: boolean;
  onEnd: () => void;
}

export function SignInRow({ signIn, isEnding, onEnd }: SignInRowProps) {
  const { created_at, seen_at, is_current } = signIn;
  const device = deviceName(signIn);
  return (
    <SettingsLine>
      <div>
        <strong>{device}</strong>
        <Meta>{signInsText.times({ used: formatMoment(seen_at), since: formatMoment(created_at) })}</Meta>
      </div>
      {is_current ? (
        <StatusBadge tone="verdigris">{signInsText.isCurrent}</StatusBadge>
      ) : (
        <Button look="quiet" loading={isEnding} onClick={onEnd}>
          <RichText
            text={signInsText.end({ device, used: formatMoment(seen_at) })}
            parts={{ hidden: (words) => <VisuallyHidden>{words}</VisuallyHidden> }}
          />
        </Button>
      )}
    </SettingsLine>
  );
}

/** The server sends it in English: "Safari on iPhone". */
export function deviceName({ device }: SignIn): string {
  const [, browser, system] = /^(.+) on (.+)$/.exec(device ?? '') ?? [];
  return browser && system ? signInsText.device({ browser, system }) : (device ?? signInsText.unknown);
}
