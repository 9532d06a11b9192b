import { isMissing, messageOf, useDialogAnswer } from '@athenaeum/shell-contract';
import {
  Button,
  Dialog,
  ErrorPanel,
  Meta,
  Notice,
  Person,
  SearchField,
  Stack,
  useDebounced,
} from '@athenaeum/shared-ui';
import { SEARCH_LIMITS } from '@athenaeum/users-contract';
import { token } from '@athenaeum/shared-ui/theme';
import { useState } from 'react';
import styled from 'styled-components';
import { commonText } from '../../components/common.messages';
import { useContentAddWalkInMutation, useUsersWalkInMembersQuery } from './attendees.api';
import { attendeesText } from './attendees.messages';

/** Enough to look through at the door. */
const MAX_RESULTS = 8;

interface WalkInDialogProps {
  open: boolean;
  onClose: () => void;
  salonId: string;
}

export function WalkInDialog({ open, onClose, salonId }: WalkInDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={attendeesText.walkInTitle} sheet>
      <FindMember salonId={salonId} onDone={onClose} />
    </Dialog>
  );
}

function FindMember({ salonId, onDone }: { salonId: string; onDone: () => void }) {
  const conclude = useDialogAnswer(onDone);
  const [search, setSearch] = useState('');
  const [text, setText] = useDebounced(search, (words) => setSearch(words.trim()));
  const isAsked = search.length >= SEARCH_LIMITS.min;
  const { currentData, isError, isFetching, refetch } = useUsersWalkInMembersQuery(
    { input: { search, take: MAX_RESULTS } },
    { skip: !isAsked },
  );
  const [letIn, { isLoading, error }] = useContentAddWalkInMutation();
  const found = currentData?.users;

  const add = async (user_id: string, name: string) => {
    const answer = await letIn({ input: { salon_id: salonId, user_id } });
    conclude(answer.error, {
      done: attendeesText.walkedIn({ name }),
      failed: attendeesText.walkInFailed({ name }),
    });
  };

  return (
    <Stack>
      <p>{attendeesText.walkInLead}</p>
      <SearchField
        label={attendeesText.searchMembers}
        placeholder={commonText.memberPlaceholder}
        maxLength={100}
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {error && <Notice tone="vermilion">{messageOf(error)}</Notice>}
      {isAsked &&
        (found?.data ? (
          <>
            <People>
              {found.data.map(({ id, name, avatar, title, company }) => (
                <li key={id}>
                  <Person
                    name={name ?? ''}
                    picture={avatar}
                    size={44}
                    role={[title, company].filter(Boolean).join(', ')}
                  />
                  <Button
                    look="outlined"
                    loading={isLoading}
                    aria-label={attendeesText.letIn({ name: name ?? '' })}
                    onClick={() => void add(id, name ?? '')}
                  >
                    {attendeesText.letInShort}
                  </Button>
                </li>
              ))}
            </People>
            <Meta role="status">{countOf(found.count ?? 0)}</Meta>
          </>
        ) : isError || isMissing(currentData, 'users') || found ? (
          <ErrorPanel
            title={attendeesText.membersFailed}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          <Meta role="status">{attendeesText.searching}</Meta>
        ))}
    </Stack>
  );
}

const countOf = (count: number): string =>
  count === 0
    ? attendeesText.noMember
    : count > MAX_RESULTS
      ? attendeesText.firstOf({ shown: MAX_RESULTS, count })
      : '';

const People = styled.ul`
  display: grid;

  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space[12]};
    min-height: 64px;
    border-bottom: 1px solid ${token.color.line};
  }
`;
