import { messageOf } from '@athenaeum/shell-contract';
import { Checkbox, ErrorPanel, Loading, Notice, Skeleton, Stack } from '@athenaeum/shared-ui';
import { useAccountChangeMailMutation, useAccountMailQuery } from './account.api';
import { SettingsCard } from './SettingsCard';

const WORDS: Record<string, string> = {
  reminders: 'Reminders of events you attend',
  invitations: 'Invitations from members',
  connections: 'Requests to connect, and answers to yours',
  opportunities: 'New opportunities that match your filters',
};

/** Mail that is hers to stop: saved as it is ticked. */
export function MailLists() {
  const { data, isError, isFetching, refetch } = useAccountMailQuery();
  const [change, { isLoading, originalArgs: wish, error }] = useAccountChangeMailMutation();
  return (
    <SettingsCard
      title="Mail"
      about="Mail about what you do yourself, like a receipt or a new password, always reaches you."
    >
      {data ? (
        <Stack $gap={4} role="group" aria-label="Mail you want">
          {data.map(({ list, wanted }) => (
            <Checkbox
              key={list}
              label={WORDS[list] ?? list}
              checked={isLoading && wish?.list === list ? wish.wanted : wanted}
              onChange={({ target }) => void change({ list, wanted: target.checked })}
            />
          ))}
        </Stack>
      ) : isError ? (
        <ErrorPanel title="Your choices did not load" onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Loading label="Loading your choices">
          <Skeleton $height="132px" />
        </Loading>
      )}
      {error && <Notice tone="vermilion">That was not saved. {messageOf(error)}</Notice>}
    </SettingsCard>
  );
}
