import { messageOf } from '@athenaeum/shell-contract';
import { Dialog, ErrorPanel, Loading, Skeleton, Stack } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { AppCodeForm } from './AppCodeForm';
import { RecoveryCodeList } from './RecoveryCodeList';
import { useAccountAddAppMutation, useAccountSetUpAppMutation } from './secondFactor.api';
import { secondFactorText } from './secondFactor.messages';

/** Sets up an authenticator app: a key to scan, a code to verify it, then the recovery codes, shown once. */
export function SetUpAppDialog({ onClose }: { onClose: () => void }) {
  const [begin, { data: setup, error, isLoading }] = useAccountSetUpAppMutation();
  const [add] = useAccountAddAppMutation();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  useEffect(() => void begin(), [begin]);

  const send = async (code: string) => {
    const answer = await add(code);
    if (answer.data) setCodes(answer.data.recovery_codes);
    return answer.error;
  };

  if (codes) return <RecoveryCodeList codes={codes} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} sheet title={secondFactorText.setUpTitle}>
      {setup ? (
        <Stack $gap={24}>
          <p>{secondFactorText.scan}</p>
          <Code src={`data:image/svg+xml,${encodeURIComponent(setup.svg)}`} alt={secondFactorText.qrCode} />
          <Key>{setup.secret}</Key>
          <AppCodeForm confirm={secondFactorText.next} hint={secondFactorText.digits} send={send} />
        </Stack>
      ) : error ? (
        <ErrorPanel title={messageOf(error)} onRetry={() => void begin()} retrying={isLoading} />
      ) : (
        <Loading label={secondFactorText.loadingKey}>
          <Skeleton $height="320px" />
        </Loading>
      )}
    </Dialog>
  );
}

/* Cameras expect dark on light. */
const Code = styled.img`
  width: 200px;
  height: 200px;
  border: 1px solid ${token.color.line};
  border-radius: 8px;
  background: #ffffff;
`;

const Key = styled.p`
  font-family: ui-monospace, monospace;
  user-select: all;
`;
