import { isApiError, messageOf, useNotify, useReadAgain } from '@athenaeum/shell-contract';
import { Button, ErrorPanel, Hint, Loading, Notice, Skeleton } from '@athenaeum/shared-ui';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import {
  type Passkey,
  type SignIn,
  useAccountPasskeysQuery,
  useAccountRemovePasskeyMutation,
  useAccountSignInsQuery,
} from './account.api';
import { AddPasskeyDialog } from './AddPasskeyDialog';
import { PasskeyRow } from './PasskeyRow';
import { SettingsCard } from './SettingsCard';
import { passkeysText } from './passkeys.messages';

/** The passkeys of the account: to add, and to remove. Not shown where another provider signs members in. */
export function Passkeys() {
  const notify = useNotify();
  const title = useRef<HTMLHeadingElement>(null);
  const { data, error, isError, isFetching, refetch } = useAccountPasskeysQuery();
  const signIns = useAccountSignInsQuery();
  const readAgain = useReadAgain(refetch);
  const [remove, removing] = useAccountRemovePasskeyMutation();
  const [isAdding, setAdding] = useState(false);
  if (isApiError(error) && error.code === 'NOT_FOUND') return null;

  const removeOne = async ({ id, name }: Passkey) => {
    const { error: refused } = await remove(id);
    await readAgain();
    if (refused) return;
    notify(passkeysText.removed({ name }));
    // The focused element was removed with the row.
    title.current?.focus();
  };

  return (
    <SettingsCard ref={title} title={passkeysText.title} about={passkeysText.about}>
      {data ? (
        data.length > 0 && (
          <List>
            {data.map((passkey) => (
              <PasskeyRow
                key={passkey.id}
                passkey={passkey}
                isRemoving={removing.isLoading && removing.originalArgs === passkey.id}
                onRemove={() => void removeOne(passkey)}
              />
            ))}
          </List>
        )
      ) : isError ? (
        <ErrorPanel title={passkeysText.failed} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Loading label={passkeysText.loading}>
          <Skeleton $height="44px" />
        </Loading>
      )}
      {removing.error && <Notice tone="vermilion">{messageOf(removing.error)}</Notice>}
      {data &&
        !signIns.isLoading &&
        ('PublicKeyCredential' in window ? (
          <Button look="outlined" onClick={() => setAdding(true)}>
            {passkeysText.add}
          </Button>
        ) : (
          <Hint>{passkeysText.notHere}</Hint>
        ))}
      {isAdding && <AddPasskeyDialog device={deviceIn(signIns.data)} onClose={() => setAdding(false)} />}
    </SettingsCard>
  );
}

const deviceIn = (signIns: readonly SignIn[] | undefined) =>
  signIns?.find(({ is_current }) => is_current)?.device ?? null;

const List = styled.ul`
  & > li:last-child {
    border-bottom: 0;
  }
`;
