import { Button, Meta, VisuallyHidden } from '@athenaeum/shared-ui';
import type { Passkey } from './account.api';
import { moment, SettingsLine } from './SettingsLine';

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
          {last_used_at ? `Last used ${moment.format(last_used_at)}` : 'Not used yet'} · added{' '}
          {moment.format(created_at)}
        </Meta>
      </div>
      <Button look="quiet" loading={isRemoving} onClick={onRemove}>
        Remove
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </SettingsLine>
  );
}
