import { useNavigate, useUser } from '@athenaeum/shell-contract';
import { Button, Dialog } from '@athenaeum/shared-ui';
import { useState } from 'react';
import { useUsersFinishIntakeFollowUpMutation } from './homePrompts.api';
import { homePromptsText } from './homePrompts.messages';

const POSTPONED_KEY = 'athenaeum.intakeFollowUp';
const ORIENTATION = '/calendar?type=Orientation';

/** The first steps after the intake. Either answer ends it for good; closing postpones it to the next visit. */
export function IntakeFollowUp() {
  const user = useUser();
  const navigate = useNavigate();
  const [finish] = useUsersFinishIntakeFollowUpMutation();
  const [isOpen, setOpen] = useState(() => sessionStorage.getItem(POSTPONED_KEY) === null);

  const putOff = () => {
    sessionStorage.setItem(POSTPONED_KEY, 'true');
    setOpen(false);
  };
  const goOn = (to: string) => {
    setOpen(false);
    // Not awaited: if saving fails, it is asked again another day.
    void finish({ input: { intake_form_status: true } });
    void navigate(to);
  };

  return (
    <Dialog
      open={isOpen}
      onClose={putOff}
      title={homePromptsText.begin}
      sheet
      actions={
        <>
          <Button
            look="outlined"
            onClick={() => goOn(user?.slug ? `/community/members/${user.slug}` : '/community/members')}
          >
            {homePromptsText.completeProfile}
          </Button>
          <Button onClick={() => goOn(ORIENTATION)}>{homePromptsText.letsGo}</Button>
        </>
      }
    >
      <p>{homePromptsText.beginHow}</p>
    </Dialog>
  );
}
