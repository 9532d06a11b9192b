import { Dialog } from '@athenaeum/shared-ui';
import { useCallback, useState } from 'react';
import { Booked } from './Booked';
import type { BookedCoachFragment } from './__generated__/bookedCoach';
import { bookingDialogText } from './bookingDialog.messages';
import { BookingForm } from './BookingForm';
import type { BookedSession } from './bookSession.api';

interface BookingDialogProps {
  open: boolean;
  onClose: () => void;
  /** Called once it is booked; the dialog shows the confirmation until it is closed. */
  onBooked: () => void;
  coach: BookedCoachFragment;
  /** Epoch ms. */
  start: number;
  /** Minutes. */
  duration: number;
}

/** The booking form, then its confirmation. */
export function BookingDialog({ open, onClose, onBooked, ...booking }: BookingDialogProps) {
  const [booked, setBooked] = useState<BookedSession | null>(null);
  const handleBooked = useCallback(
    (session: BookedSession) => {
      setBooked(session);
      onBooked();
    },
    [onBooked],
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={booked ? bookingDialogText.bookedTitle : bookingDialogText.title}
      sheet
    >
      {booked ? (
        <Booked session={booked} coachName={booking.coach.name} />
      ) : (
        <BookingForm {...booking} onBooked={handleBooked} onClose={onClose} />
      )}
    </Dialog>
  );
}
