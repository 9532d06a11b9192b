import { inviteMembersInput, TO_ATTENDEES_LIMITS } from '@athenaeum/content-contract';
import { AskDialog, useDialogAnswer, useNotify } from '@athenaeum/shell-contract';
import { Button, FieldError, IconButton, useDebounced, UserPlusIcon, XIcon } from '@athenaeum/shared-ui';
import { Combobox } from '@athenaeum/shared-ui/combobox';
import { token } from '@athenaeum/shared-ui/theme';
import { SEARCH_LIMITS } from '@athenaeum/users-contract';
import { useState } from 'react';
import styled from 'styled-components';
import { commonText } from '../../components/common.messages';
import { useContentInviteMembersMutation, useUsersWalkInMembersQuery } from './attendees.api';
import { attendeesText } from './attendees.messages';

interface InviteMembersProps {
  salonId: string;
  title: string;
}

/** Invites members by name; a private event is visible to them from then on. */
export function InviteMembers(props: InviteMembersProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="outlined" icon={<UserPlusIcon size={18} />} onClick={() => setOpen(true)}>
        {attendeesText.inviteMembers}
      </Button>
      {isOpen && <InviteDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

interface Chosen {
  id: string;
  name: string;
}

function InviteDialog({ salonId, title, onClose }: InviteMembersProps & { onClose: () => void }) {
  const notify = useNotify();
  const conclude = useDialogAnswer(onClose);
  const [invite, { isLoading, error }] = useContentInviteMembersMutation();
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const [wrong, setWrong] = useState<string | undefined>();

  const handleInvite = async () => {
    const input = { salon_id: salonId, user_ids: chosen.map(({ id }) => id) };
    const problem = inviteMembersInput.safeParse(input).error?.issues[0]?.message;
    setWrong(problem);
    if (problem) return;
    const answer = await invite({ input });
    const invited = answer.data?.inviteMembers?.data?.invited;
    if (!answer.error && invited !== undefined) notify(saidOf(invited));
    conclude(answer.error, { failed: attendeesText.inviteFailed });
  };

  return (
    <AskDialog
      onClose={onClose}
      title={attendeesText.inviteMembers}
      keep={commonText.cancel}
      confirm={chosen.length > 0 ? attendeesText.inviteCount({ count: chosen.length }) : attendeesText.invite}
      isSending={isLoading}
      onConfirm={() => void handleInvite()}
      error={error}
    >
      <p>{attendeesText.inviteLead({ title })}</p>
      {chosen.length > 0 && (
        <List aria-label={attendeesText.toInvite}>
          {chosen.map(({ id, name }) => (
            <li key={id}>
              {name}
              <IconButton
                label={attendeesText.leaveOut({ name })}
                icon={<XIcon />}
                onClick={() => setChosen(chosen.filter((one) => one.id !== id))}
              />
            </li>
          ))}
        </List>
      )}
      {chosen.length < TO_ATTENDEES_LIMITS.invited && (
        <FindMember
          key={chosen.length}
          without={chosen}
          onChoose={(one) => {
            setWrong(undefined);
            setChosen([...chosen, one]);
          }}
        />
      )}
      {wrong && <FieldError id="invite-error">{wrong}</FieldError>}
    </AskDialog>
  );
}

interface FindMemberProps {
  without: readonly Chosen[];
  onChoose: (one: Chosen) => void;
}

function FindMember({ without, onChoose }: FindMemberProps) {
  const [search, setSearch] = useState('');
  const [text, setText] = useDebounced(search, (words) => setSearch(words.trim()));
  const { currentData, isFetching } = useUsersWalkInMembersQuery(
    { input: { search, take: 20 } },
    { skip: search.length < SEARCH_LIMITS.min },
  );
  const found = (currentData?.users?.data ?? []).filter(({ id }) => !without.some((one) => one.id === id));
  return (
    <Combobox
      label={attendeesText.addMember}
      placeholder={commonText.memberPlaceholder}
      options={found.map(({ id, name, title, company }) => ({
        value: id,
        label: name ?? '',
        note: [title, company].filter(Boolean).join(', '),
      }))}
      value=""
      loading={isFetching || text.trim() !== search}
      emptyText={attendeesText.noMember}
      onSearch={setText}
      onChange={(id) => {
        const one = found.find((member) => member.id === id);
        if (one) onChoose({ id, name: one.name ?? '' });
      }}
    />
  );
}

const saidOf = (invited: number): string =>
  invited === 0 ? attendeesText.nobodyInvited : attendeesText.invitedCount({ count: invited });

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 48px;
    border-bottom: 1px solid ${token.color.line};
  }
`;
