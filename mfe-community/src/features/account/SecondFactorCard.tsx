import { isApiError } from '@athenaeum/shell-contract';
import { Button, ErrorPanel, formatDay, Loading, Row, Skeleton } from '@athenaeum/shared-ui';
import { useState } from 'react';
import { AppCodeDialog } from './AppCodeDialog';
import { useAccountSecondFactorQuery } from './secondFactor.api';
import { secondFactorText } from './secondFactor.messages';
import { SettingsCard } from './SettingsCard';
import { SetUpAppDialog } from './SetUpAppDialog';

type Open = 'set up' | 'renew' | 'remove' | null;

/** An authenticator app beside the password. Not shown where another provider signs members in. */
export function SecondFactorCard() {
  const { data, error, isError, isFetching, refetch } = useAccountSecondFactorQuery();
  const [open, setOpen] = useState<Open>(null);
  if (isApiError(error) && error.code === 'NOT_FOUND') return null;
  const close = () => setOpen(null);

  return (
    <SettingsCard title={secondFactorText.title} about={secondFactorText.about}>
      {!data ? (
        isError ? (
          <ErrorPanel title={secondFactorText.failed} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <Loading label={secondFactorText.loading}>
            <Skeleton $height="44px" />
          </Loading>
        )
      ) : data.added_at === null ? (
        <Button look="outlined" onClick={() => setOpen('set up')}>
          {secondFactorText.setUp}
        </Button>
      ) : (
        <>
          <p>{secondFactorText.state({ day: formatDay(data.added_at), left: data.recovery_codes_left })}</p>
          <Row>
            <Button look="outlined" onClick={() => setOpen('renew')}>
              {secondFactorText.newCodes}
            </Button>
            <Button look="quiet" onClick={() => setOpen('remove')}>
              {secondFactorText.remove}
            </Button>
          </Row>
        </>
      )}
      {open === 'set up' && <SetUpAppDialog onClose={close} />}
      {(open === 'renew' || open === 'remove') && <AppCodeDialog action={open} onClose={close} />}
    </SettingsCard>
  );
}
