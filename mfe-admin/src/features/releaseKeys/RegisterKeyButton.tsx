import { isApiError, lazyRoute } from '@athenaeum/shell-contract';
import { Button } from '@athenaeum/shared-ui';
import { Suspense, useState } from 'react';
import { NOT_RUNNING } from '../../components/releaseService';
import { useReleasesKeysQuery } from './releaseKeys.api';
import { releaseKeysText } from './releaseKeys.messages';

const RegisterKey = lazyRoute(() => import('./RegisterKey'));

/** Asks for a team's key; nothing where no release service runs. */
export function RegisterKeyButton() {
  const { currentData, error } = useReleasesKeysQuery();
  const [isRegistering, setRegistering] = useState(false);
  if (isApiError(error) && error.code === NOT_RUNNING) return null;
  return (
    <>
      <Button disabled={!currentData} onClick={() => setRegistering(true)}>
        {releaseKeysText.register}
      </Button>
      {isRegistering && (
        <Suspense fallback={null}>
          <RegisterKey onClose={() => setRegistering(false)} />
        </Suspense>
      )}
    </>
  );
}
