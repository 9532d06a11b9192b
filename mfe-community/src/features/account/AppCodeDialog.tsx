import { useNotify } from '@athenaeum/shell-contract';
import { Dialog, Stack } from '@athenaeum/shared-ui';
import { useState } from 'react';
import { AppCodeForm } from './AppCodeForm';
import { RecoveryCodeList } from './RecoveryCodeList';
import { useAccountRemoveAppMutation, useAccountRenewCodesMutation } from './secondFactor.api';

interface AppCodeDialogProps {
  wish: 'renew' | 'remove';
  onClose: () => void;
}

/** What is done to the app for a code of it. */
export function AppCodeDialog({ wish, onClose }: AppCodeDialogProps) {
  const notify = useNotify();
  const [renew] = useAccountRenewCodesMutation();
  const [remove] = useAccountRemoveAppMutation();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const isRenewing = wish === 'renew';

  const send = async (code: string) => {
    if (isRenewing) {
      const { data, error } = await renew(code);
      if (data) setCodes(data.recovery_codes);
      return error;
    }
    const { error } = await remove(code);
    if (error) return error;
    notify('The app is removed.');
    onClose();
  };

  if (codes) return <RecoveryCodeList codes={codes} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} sheet title={isRenewing ? 'New recovery codes' : 'Remove the app?'}>
      <Stack $gap={24}>
        <p>
          {isRenewing
            ? 'The codes you have now will be good for nothing.'
            : 'From then on your password alone signs you in.'}
        </p>
        <AppCodeForm
          confirm={isRenewing ? 'Make new codes' : 'Remove the app'}
          hint="Six digits from the app, or a recovery code"
          send={send}
        />
      </Stack>
    </Dialog>
  );
}
