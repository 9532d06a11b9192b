import { useNotify } from '@athenaeum/shell-contract';
import { Button, Card } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { reason } from '@athenaeum/users-contract';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { memberSectionText } from '../../components/memberSections.messages';
import { AskReason } from '../../components/reason';
import { useAccessResetFactorsMutation, useAccessSignOutMutation } from './memberAccess.api';
import { memberAccessText } from './memberAccess.messages';

/** A member's sign-in: ends all sessions, and resets a lost second factor. */
export function MemberAccess({ id }: { id: string }) {
  const notify = useNotify();
  const [signOut] = useAccessSignOutMutation();
  const [resetFactors] = useAccessResetFactorsMutation();
  return (
    <Panel as="section" id="access" aria-labelledby="access-title">
      <h2 id="access-title">{memberSectionText.access}</h2>
      <Action name={memberAccessText.sessions} about={memberAccessText.signOutExplained}>
        <AskReason
          trigger={(open) => (
            <Button look="danger" onClick={open}>
              {memberAccessText.signOut}
            </Button>
          )}
          title={memberAccessText.signOutTitle}
          confirm={memberAccessText.signOutConfirm}
          danger
          check={checkReason}
          send={async (why) => {
            const answer = await signOut({ id, reason: why });
            if (answer.data !== undefined) notify(ended(answer.data));
            return answer;
          }}
        >
          {memberAccessText.signOutExplained}
        </AskReason>
      </Action>
      <Action name={memberAccessText.twoStep} about={memberAccessText.resetAbout}>
        <AskReason
          trigger={(open) => (
            <Button look="danger" onClick={open}>
              {memberAccessText.reset}
            </Button>
          )}
          title={memberAccessText.resetTitle}
          confirm={memberAccessText.resetConfirm}
          danger
          check={checkReason}
          send={async (why) => {
            const answer = await resetFactors({ id, reason: why });
            if (!answer.error) notify(memberAccessText.resetDone);
            return answer;
          }}
        >
          {memberAccessText.resetExplained}
        </AskReason>
      </Action>
    </Panel>
  );
}

function Action({ name, about, children }: { name: string; about: string; children: ReactNode }) {
  return (
    <Line>
      <p>
        <strong>{name}</strong>
        <br />
        <span>{about}</span>
      </p>
      {children}
    </Line>
  );
}

const ended = (count: number) => memberAccessText.sessionsEnded({ count });

const checkReason = (given: string): string | undefined => reason.safeParse(given).error?.issues[0]?.message;

const Panel = styled(Card)`
  padding: ${token.space[16]} ${token.space[24]} ${token.space[8]};
  border-color: ${token.color.badLine};
  scroll-margin-top: calc(${token.topbar} + ${token.space[16]});

  & > h2 {
    font-size: ${token.text[24]};
    line-height: ${token.leading.snug};
    letter-spacing: 0;
  }

  ${media.under(600)} {
    padding-inline: ${token.space[16]};
  }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token.space[8]} ${token.space[16]};
  padding-block: ${token.space[12]};
  font-size: ${token.text[14]};

  & + & {
    border-top: 1px solid ${token.color.line};
  }

  & > p > span {
    color: ${token.color.ink2};
  }

  & > button {
    min-width: 208px;
    font-size: inherit;
  }

  ${media.under(600)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
