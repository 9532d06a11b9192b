import { messageOf } from '@athenaeum/shell-contract';
import { Button, Hint, Person, Row, Section } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import type { GroupPersonFragment } from './__generated__/groupSeat';
import { useContentDecideGroupRequestMutation } from './groupSeat.api';
import { groupSeatText } from './groupSeat.messages';

/** Requests to join a peer group, for those who answer them. */
export function GroupRequests({ requests }: { requests: readonly GroupPersonFragment[] }) {
  const [decide, { isLoading, error }] = useContentDecideGroupRequestMutation();
  if (requests.length === 0) return null;
  const answer = (id: string, accept: boolean) => void decide({ input: { id, accept } });
  return (
    <Section title={groupSeatText.requests} note={groupSeatText.requestCount({ count: requests.length })}>
      <List>
        {requests.map((request) => {
          const name = request.user?.name || groupSeatText.someone;
          return (
            <li key={request.id}>
              <GroupMember person={request} />
              <Row>
                <Button
                  look="outlined"
                  loading={isLoading}
                  aria-label={groupSeatText.acceptWhom({ name })}
                  onClick={() => answer(request.id, true)}
                >
                  {groupSeatText.accept}
                </Button>
                <Button
                  look="quiet"
                  loading={isLoading}
                  aria-label={groupSeatText.declineWhom({ name })}
                  onClick={() => answer(request.id, false)}
                >
                  {groupSeatText.decline}
                </Button>
              </Row>
            </li>
          );
        })}
      </List>
      {error && <Hint role="alert">{messageOf(error)}</Hint>}
    </Section>
  );
}

/** A requesting member, with the visible part of the profile. */
export function GroupMember({ person: { user } }: { person: GroupPersonFragment }) {
  return (
    <Person
      name={user?.name || groupSeatText.someone}
      href={user?.slug ? `/community/members/${user.slug}` : undefined}
      picture={user?.avatar}
      role={[user?.title, user?.company].filter(Boolean).join(', ')}
    />
  );
}

const List = styled.ul`
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space[8]} ${token.space[24]};
    padding-block: ${token.space[12]};
    border-bottom: 1px solid ${token.color.line};
  }
`;
