import { messageOf, useNotify } from '@athenaeum/shell-contract';
import { Button, Card, CheckIcon, HourglassIcon, Meta, Notice, StatusBadge } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useIsMember } from '../../components/useIsMember';
import type { SeatGroupFragment } from './__generated__/groupSeat';
import { useContentJoinPeerGroupMutation, useContentLeavePeerGroupMutation } from './groupSeat.api';
import { groupSeatText } from './groupSeat.messages';

/** The member's seat in a peer group: join, request, or leave. */
export function GroupSeat({ group }: { group: SeatGroupFragment }) {
  const isMember = useIsMember();
  const notify = useNotify();
  const [join, joining] = useContentJoinPeerGroupMutation();
  const [leave, leaving] = useContentLeavePeerGroupMutation();
  if (!isMember) return null;

  const input = { collection_id: group.id };
  const isBusy = joining.isLoading || leaving.isLoading;
  const error = joining.error ?? leaving.error;
  const enter = async () => {
    leaving.reset();
    const made = (await join({ input })).data?.joinPeerGroup?.data;
    if (made)
      notify(made.status === 'MEMBER' ? groupSeatText.joined({ group: group.title }) : groupSeatText.asked);
  };
  const giveBack = async (done: string) => {
    joining.reset();
    if ((await leave({ input })).data?.leavePeerGroup?.data) notify(done);
  };
  const { badge, title, words, button } = states(group, {
    enter: () => void enter(),
    giveBack: (done) => void giveBack(done),
  });

  return (
    <Panel as="section" aria-labelledby={`seat-${group.id}`}>
      {badge}
      <h2 id={`seat-${group.id}`}>{title}</h2>
      <Meta>{words}</Meta>
      {button && (
        <Button
          look={button.isMain ? 'filled' : 'outlined'}
          large={button.isMain}
          loading={isBusy}
          onClick={button.onPress}
        >
          {button.label}
        </Button>
      )}
      {error && (
        <Notice tone="vermilion" title={groupSeatText.notSaved}>
          {messageOf(error)}
        </Notice>
      )}
    </Panel>
  );
}

interface State {
  badge?: ReactNode;
  title: string;
  words: string;
  button?: { label: string; isMain?: boolean; onPress: () => void };
}

function states(
  { title, join_policy, my_membership }: SeatGroupFragment,
  { enter, giveBack }: { enter: () => void; giveBack: (done: string) => void },
): State {
  switch (my_membership?.status) {
    case 'MEMBER':
      return {
        badge: (
          <StatusBadge tone="verdigris" icon={<CheckIcon />}>
            {groupSeatText.member}
          </StatusBadge>
        ),
        title: groupSeatText.memberTitle,
        words: groupSeatText.memberWords,
        button: {
          label: groupSeatText.leave,
          onPress: () => giveBack(groupSeatText.left({ group: title })),
        },
      };
    case 'REQUESTED':
      return {
        badge: (
          <StatusBadge tone="amber" icon={<HourglassIcon />}>
            {groupSeatText.requested}
          </StatusBadge>
        ),
        title: groupSeatText.requestedTitle,
        words: groupSeatText.requestedWords,
        button: { label: groupSeatText.withdraw, onPress: () => giveBack(groupSeatText.withdrawn) },
      };
    case 'DECLINED':
      return { title: groupSeatText.declinedTitle, words: groupSeatText.declinedWords };
    default:
      return join_policy === 'OPEN'
        ? {
            title: groupSeatText.openTitle,
            words: groupSeatText.openWords,
            button: { label: groupSeatText.join, isMain: true, onPress: enter },
          }
        : {
            title: groupSeatText.byRequestTitle,
            words: groupSeatText.byRequestWords,
            button: { label: groupSeatText.ask, isMain: true, onPress: enter },
          };
  }
}

const Panel = styled(Card)`
  display: grid;
  justify-items: start;
  gap: ${token.space[12]};
  padding: ${token.space[24]};

  & > h2 {
    font-size: ${token.text[24]};
    line-height: ${token.leading.snug};
  }

  & > button {
    justify-self: stretch;
  }
`;
