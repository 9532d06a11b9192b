import { usePlatform, useUser } from '@athenaeum/shell-contract';
import { LinkButton } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { useId } from 'react';
import styled from 'styled-components';
import { siteFrameText } from './siteFrame.messages';

/** At the end of an event's page, the way to a membership for those who have none. */
export function MembershipLine() {
  const headingId = useId();
  const { href } = usePlatform();
  if (useUser()?.roles.includes('member')) return null;
  return (
    <Line aria-labelledby={headingId}>
      <div>
        <h2 id={headingId}>{siteFrameText.comeToAll}</h2>
        <p>{siteFrameText.membersCome}</p>
      </div>
      <LinkButton look="outlined" href={href('/sign-up')}>
        {siteFrameText.seeMembership}
      </LinkButton>
    </Line>
  );
}

const Line = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[16]} ${token.space[32]};
  margin-top: ${token.space[64]};
  padding-block: ${token.space[32]};
  border-block: 1px solid ${token.color.control};

  & h2 {
    font-size: ${token.text[24]};
    line-height: ${token.leading.snug};
  }

  & p {
    max-width: 56ch;
    margin-top: ${token.space[4]};
    color: ${token.color.ink2};
  }
`;
