import { Button, UserPlusIcon } from '@athenaeum/shared-ui';
import { useState } from 'react';
import { attendeesText } from './attendees.messages';
import { WalkInDialog } from './WalkInDialog';

/** Adds a member who has come without a seat. */
export function WalkIn({ salonId }: { salonId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="outlined" icon={<UserPlusIcon size={18} />} onClick={() => setOpen(true)}>
        {attendeesText.walkIn}
      </Button>
      <WalkInDialog open={isOpen} onClose={() => setOpen(false)} salonId={salonId} />
    </>
  );
}
