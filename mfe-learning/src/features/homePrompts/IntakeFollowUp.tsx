import { useNavigate, useUser } from '@athenaeum/shell-contract';
import { Button, Dialog } from '@athenaeum/shared-ui';
import { useState } from 'react';
import { useUsersFinishIntakeFollowUpMutation } from './homePrompts.api';
import { homePromptsText } from './homePrompts.messages';

const PUT_OFF = 'athenaeum.intakeFollowUp';
const ORIENTATION = '/calendar?type=Orientation';

/** The first steps after the intake. Either answer ends it for good; closing puts it off until she comes again. */
export function IntakeFollowUp() {
  const user = useUser();
  const navigate = useNavigate();
  const [finish] = useUsersFinishIntakeFollowUpMutation();
  const [isOpen, setOpen] = useState(() => sessionStorage.getItem(PUT_OFF) === null);

  const putOff = () => {
    sessionStorage.setItem(PUT_OFF, 'true');
    setOpen(false);
  };
  const goOn = (to: string) => {
    setOpen(false);
    // Where it is not kept she is asked once more another day: no reason to hold her up.
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
