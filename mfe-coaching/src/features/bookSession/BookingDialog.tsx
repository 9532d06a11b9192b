import { Dialog } from '@athenaeum/shared-ui';
import { useCallback, useState } from 'react';
import { Booked } from './Booked';
import { bookingDialogText } from './bookingDialog.messages';
import { BookingForm } from './BookingForm';
import type { BookedSession } from './bookSession.api';

interface BookingDialogProps {
  open: boolean;
  onClose: () => void;
  /** It is booked; the dialog says so until she closes it. */
  onBooked: () => void;
  coach: { id: string; name: string };
  /** Epoch ms. */
  start: number;
  /** Minutes. */
  duration: number;
}

/** What she is about to book, and then that it is booked. */
export function BookingDialog({ open, onClose, onBooked, ...wish }: BookingDialogProps) {
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
        <Booked session={booked} coachName={wish.coach.name} />
      ) : (
        <BookingForm {...wish} onBooked={handleBooked} onClose={onClose} />
      )}
    </Dialog>
  );
}
