import { useNotify } from '@athenaeum/shell-contract';
import { Button, Row } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { reason } from '@athenaeum/users-contract';
import styled from 'styled-components';
import { AskReason } from '../../components/reason';
import { useAccessResetFactorsMutation, useAccessSignOutMutation } from './memberAccess.api';
import { memberAccessText } from './memberAccess.messages';

/** A member's sign-in: ends all sessions, and resets a lost second factor. */
export function MemberAccess({ id }: { id: string }) {
  const notify = useNotify();
  const [signOut] = useAccessSignOutMutation();
  const [resetFactors] = useAccessResetFactorsMutation();
  return (
    <Actions>
      <AskReason
        trigger={(open) => (
          <Button look="outlined" onClick={open}>
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
      <AskReason
        trigger={(open) => (
          <Button look="outlined" onClick={open}>
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
    </Actions>
  );
}

const ended = (count: number) => memberAccessText.sessionsEnded({ count });

const checkReason = (given: string): string | undefined => reason.safeParse(given).error?.issues[0]?.message;

const Actions = styled(Row)`
  padding-block: ${token.space[16]};
`;
