import { isApiError } from '@athenaeum/shell-contract';
import { Button, ErrorPanel, formatDay, Loading, Row, Skeleton } from '@athenaeum/shared-ui';
import { useState } from 'react';
import { AppCodeDialog } from './AppCodeDialog';
import { useAccountSecondFactorQuery } from './secondFactor.api';
import { SettingsCard } from './SettingsCard';
import { SetUpAppDialog } from './SetUpAppDialog';

type Open = 'set up' | 'renew' | 'remove' | null;

/** An authenticator app beside the password. Not there where somebody else signs members in. */
export function SecondFactorCard() {
  const { data, error, isError, isFetching, refetch } = useAccountSecondFactorQuery();
  const [open, setOpen] = useState<Open>(null);
  if (isApiError(error) && error.code === 'NOT_FOUND') return null;
  const close = () => setOpen(null);

  return (
    <SettingsCard
      title="Authenticator app"
      about="A second step after your password: a code that your telephone shows. With a passkey you need neither."
    >
      {!data ? (
        isError ? (
          <ErrorPanel title="This did not load" onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <Loading label="Loading your authenticator app">
            <Skeleton $height="44px" />
          </Loading>
        )
      ) : data.added_at === null ? (
        <Button look="outlined" onClick={() => setOpen('set up')}>
          Set up an app
        </Button>
      ) : (
        <>
          <p>
            Set up on {formatDay(data.added_at)}. Recovery codes left: {data.recovery_codes_left}.
          </p>
          <Row>
            <Button look="outlined" onClick={() => setOpen('renew')}>
              New recovery codes
            </Button>
            <Button look="quiet" onClick={() => setOpen('remove')}>
              Remove the app
            </Button>
          </Row>
        </>
      )}
      {open === 'set up' && <SetUpAppDialog onClose={close} />}
      {(open === 'renew' || open === 'remove') && <AppCodeDialog wish={open} onClose={close} />}
    </SettingsCard>
  );
}
