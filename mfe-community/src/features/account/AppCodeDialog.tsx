import { useNotify } from '@athenaeum/shell-contract';
import { Dialog, Stack } from '@athenaeum/shared-ui';
import { useState } from 'react';
import { AppCodeForm } from './AppCodeForm';
import { RecoveryCodeList } from './RecoveryCodeList';
import { useAccountRemoveAppMutation, useAccountRenewCodesMutation } from './secondFactor.api';
import { secondFactorText } from './secondFactor.messages';

interface AppCodeDialogProps {
  action: 'renew' | 'remove';
  onClose: () => void;
}

/** The action that a code of the authenticator app confirms. */
export function AppCodeDialog({ action, onClose }: AppCodeDialogProps) {
  const notify = useNotify();
  const [renew] = useAccountRenewCodesMutation();
  const [remove] = useAccountRemoveAppMutation();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const isRenewing = action === 'renew';

  const send = async (code: string) => {
    if (isRenewing) {
      const { data, error } = await renew(code);
      if (data) setCodes(data.recovery_codes);
      return error;
    }
    const { error } = await remove(code);
    if (error) return error;
    notify(secondFactorText.removed);
    onClose();
  };

  if (codes) return <RecoveryCodeList codes={codes} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      sheet
      title={isRenewing ? secondFactorText.newCodes : secondFactorText.removeTitle}
    >
      <Stack $gap={24}>
        <p>{isRenewing ? secondFactorText.newCodesAbout : secondFactorText.removeAbout}</p>
        <AppCodeForm
          confirm={isRenewing ? secondFactorText.makeCodes : secondFactorText.remove}
          hint={secondFactorText.codeHint}
          send={send}
        />
      </Stack>
    </Dialog>
  );
}
