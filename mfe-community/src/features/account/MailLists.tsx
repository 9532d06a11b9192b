import { messageOf } from '@athenaeum/shell-contract';
import { Checkbox, ErrorPanel, Loading, Notice, Skeleton, Stack } from '@athenaeum/shared-ui';
import { useAccountChangeMailMutation, useAccountMailQuery } from './account.api';
import { SettingsCard } from './SettingsCard';
import { mailListsText } from './mailLists.messages';

/** Mailing lists that can be turned off; saved on change. */
export function MailLists() {
  const { data, isError, isFetching, refetch } = useAccountMailQuery();
  const [change, { isLoading, originalArgs: wish, error }] = useAccountChangeMailMutation();
  return (
    <SettingsCard title={mailListsText.title} about={mailListsText.about}>
      {data ? (
        <Stack $gap={4} role="group" aria-label={mailListsText.group}>
          {data.map(({ list, wanted }) => (
            <Checkbox
              key={list}
              label={labelOf(list)}
              checked={isLoading && wish?.list === list ? wish.wanted : wanted}
              onChange={({ target }) => void change({ list, wanted: target.checked })}
            />
          ))}
        </Stack>
      ) : isError ? (
        <ErrorPanel title={mailListsText.failed} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Loading label={mailListsText.loading}>
          <Skeleton $height="236px" />
        </Loading>
      )}
      {error && <Notice tone="vermilion">{mailListsText.notSaved({ problem: messageOf(error) })}</Notice>}
    </SettingsCard>
  );
}

const LISTS = ['reminders', 'invitations', 'connections', 'opportunities', 'week'] as const;

/** A list that is newer than this build is shown by its key. */
function labelOf(list: string): string {
  const known = LISTS.find((name) => name === list);
  return known ? mailListsText[known] : list;
}
