import { Button, UserPlusIcon } from '@athenaeum/shared-ui';
import { useState } from 'react';
import { WalkInDialog } from './WalkInDialog';

/** Lets a member in who has come without a seat. */
export function WalkIn({ salonId }: { salonId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="outlined" icon={<UserPlusIcon size={18} />} onClick={() => setOpen(true)}>
        Walk-in
      </Button>
      <WalkInDialog open={isOpen} onClose={() => setOpen(false)} salonId={salonId} />
    </>
  );
}
