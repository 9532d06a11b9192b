import { Button, Meta, RichText, VisuallyHidden } from '@athenaeum/shared-ui';
import type { Passkey } from './account.api';
import { formatMoment } from './formatMoment';
import { passkeysText } from './passkeys.messages';
import { SettingsLine } from './SettingsLine';

interface PasskeyRowProps {
  passkey: Passkey;
  isRemoving: boolean;
  onRemove: () => void;
}

export function PasskeyRow({ passkey, isRemoving, onRemove }: PasskeyRowProps) {
  const { name, created_at, last_used_at } = passkey;
  return (
    <SettingsLine>
      <div>
        <strong>{name}</strong>
        <Meta>
          {last_used_at
            ? passkeysText.used({ used: formatMoment(last_used_at), added: formatMoment(created_at) })
            : passkeysText.unused({ added: formatMoment(created_at) })}
        </Meta>
      </div>
      <Button look="quiet" loading={isRemoving} onClick={onRemove}>
        <RichText
          text={passkeysText.remove({ name })}
          parts={{ hidden: (words) => <VisuallyHidden>{words}</VisuallyHidden> }}
        />
      </Button>
    </SettingsLine>
  );
}
