import { useNotify } from '@athenaeum/shell-contract';
import { Accordion, Button, Row } from '@athenaeum/shared-ui';
import { reason } from '@athenaeum/users-contract';
import { AskReason } from '../../components/reason';
import { useAccessResetFactorsMutation, useAccessSignOutMutation } from './memberAccess.api';

/** The way a member signs in: an end to all sessions, and another start for who has lost a second factor. */
export function MemberAccess({ id }: { id: string }) {
  const notify = useNotify();
  const [signOut] = useAccessSignOutMutation();
  const [resetFactors] = useAccessResetFactorsMutation();
  return (
    <Accordion title="Signing in">
      <Row>
        <AskReason
          trigger={(open) => (
            <Button look="outlined" onClick={open}>
              Sign out everywhere
            </Button>
          )}
          title="Sign this member out everywhere?"
          confirm="Sign out"
          danger
          check={checkReason}
          send={async (why) => {
            const answer = await signOut({ id, reason: why });
            if (answer.data !== undefined) notify(ended(answer.data));
            return answer;
          }}
        >
          Every browser that is signed in to this account has to sign in again.
        </AskReason>
        <AskReason
          trigger={(open) => (
            <Button look="outlined" onClick={open}>
              Reset second step
            </Button>
          )}
          title="Reset the second step?"
          confirm="Reset"
          danger
          check={checkReason}
          send={async (why) => {
            const answer = await resetFactors({ id, reason: why });
            if (!answer.error) notify('The second step is reset');
            return answer;
          }}
        >
          Passkeys and the authenticator app are removed, and every session ends. The member is told by mail.
          Make sure of who asks before you do this.
        </AskReason>
      </Row>
    </Accordion>
  );
}

const ended = (count: number) => (count === 1 ? '1 session ended' : `${count} sessions ended`);

const checkReason = (given: string): string | undefined => reason.safeParse(given).error?.issues[0]?.message;
