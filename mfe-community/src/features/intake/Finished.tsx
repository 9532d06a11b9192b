import { useNavigate, usePageTitle, useUser } from '@athenaeum/shell-contract';
import { Button, Container, Lead, Row, Stack } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { type Newcomer, useUsersEndIntakeFollowUpMutation } from './intake.api';

const ORIENTATION = '/calendar?type=Orientation';
const TITLE = 'Where would you like to begin?';

/** After the last step: the follow-up that Home asks too, until she has answered it once. */
export function Finished({ me }: { me: Newcomer }) {
  const user = useUser();
  const navigate = useNavigate();
  const [end] = useUsersEndIntakeFollowUpMutation();
  usePageTitle(TITLE);

  const goOn = (to: string) => {
    // Where it is not kept Home asks once more: no reason to hold her up.
    if (me.intake_form_status === false) void end({ id: me.id });
    void navigate(to);
  };

  return (
    <Page $narrow>
      <Stack $gap={24}>
        <h1 tabIndex={-1}>{TITLE}</h1>
        <Lead>
          Thank you for telling us about yourself. Join an orientation to see how everything works and to meet
          others who have just arrived, or tell the members more about you.
        </Lead>
        <Row>
          <Button large onClick={() => goOn(ORIENTATION)}>
            Let&apos;s Go
          </Button>
          <Button
            look="outlined"
            large
            onClick={() => goOn(user?.slug ? `/community/members/${user.slug}` : '/community/members')}
          >
            Complete your profile
          </Button>
        </Row>
      </Stack>
    </Page>
  );
}

const Page = styled(Container)`
  padding-block: ${token.space[64]};
`;
