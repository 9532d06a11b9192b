import { useNavigate, usePageTitle, useUser } from '@athenaeum/shell-contract';
import { Button, Container, Lead, Row, Stack } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { type Newcomer, useUsersEndIntakeFollowUpMutation } from './intake.api';
import { intakeText } from './intake.messages';

const ORIENTATION = '/calendar?type=Orientation';

/**
 * After the last step of the intake: "Where would you like to begin?", with an orientation or the profile. Home asks the same question
 * in a dialog (mfe-learning, `IntakeFollowUp`) until it is answered. `intake_form_status` is false while it is open.
 */
export function Finished({ me }: { me: Newcomer }) {
  const user = useUser();
  const navigate = useNavigate();
  const [end] = useUsersEndIntakeFollowUpMutation();
  usePageTitle(intakeText.finishedTitle);

  const goOn = (to: string) => {
    // Not awaited: if saving fails, Home asks again.
    if (me.intake_form_status === false) void end({ id: me.id });
    void navigate(to);
  };

  return (
    <Page $narrow>
      <Stack $gap={24}>
        <h1 tabIndex={-1}>{intakeText.finishedTitle}</h1>
        <Lead>{intakeText.finishedLead}</Lead>
        <Row>
          <Button large onClick={() => goOn(ORIENTATION)}>
            {intakeText.letsGo}
          </Button>
          <Button
            look="outlined"
            large
            onClick={() => goOn(user?.slug ? `/community/members/${user.slug}` : '/community/members')}
          >
            {intakeText.completeProfile}
          </Button>
        </Row>
      </Stack>
    </Page>
  );
}

const Page = styled(Container)`
  padding-block: ${token.space[64]};
`;
