import { bookSessionInput, SESSION_LIMITS, sessionTitle } from '@athenaeum/coaching-contract';
import { translateSentence } from '@athenaeum/messages';
import { isApiError, messageOf, useIsHere, useNotify, useUser } from '@athenaeum/shell-contract';
import {
  Button,
  EventTime,
  formatHoursAndMinutes,
  Hint,
  Lead,
  Row,
  Stack,
  TextArea,
} from '@athenaeum/shared-ui';
import { useDraft, useZodForm, type SendResult } from '@athenaeum/shared-ui/forms';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { CancellationTerms } from '../../components/CancellationTerms';
import type { BookedCoachFragment } from './__generated__/bookedCoach';
import { bookingDialogText } from './bookingDialog.messages';
import { type BookedSession, useCoachingBookSessionMutation } from './bookSession.api';
import { NotBooked } from './NotBooked';

interface BookingFormProps {
  coach: BookedCoachFragment;
  /** Epoch ms. */
  start: number;
  /** Minutes. */
  duration: number;
  onBooked: (session: BookedSession) => void;
  onClose: () => void;
}

const noteForm = z.pick(bookSessionInput, { note: true });

/** The session to book and its cost in minutes, with a note for the coach; a refusal is shown with what to do. */
export function BookingForm({ coach, start, duration, onBooked, onClose }: BookingFormProps) {
  const user = useUser();
  const notify = useNotify();
  const isHere = useIsHere();
  const [book] = useCoachingBookSessionMutation();
  const [problem, setProblem] = useState<unknown>(null);
  const [session, setSession] = useState<BookedSession | null>(null);
  const form = useZodForm(noteForm, { defaultValues: { note: '' } });
  useDraft(form, `booking.${coach.id}.${user?.id ?? ''}`);
  const first = coach.name.split(' ')[0]!;

  const send = async ({ note }: z.infer<typeof noteForm>): Promise<SendResult> => {
    setProblem(null);
    const input = { coach_id: coach.id, start, duration, note: note || null };
    const { data, error } = await book({ input });
    if (!isHere())
      notify(
        error
          ? bookingDialogText.notBooked({ coach: coach.name, reason: messageOf(error) })
          : bookingDialogText.booked({ coach: coach.name }),
      );
    if (!error) return setSession(data.bookSession?.data ?? null);
    setProblem(error);
    return { message: messageOf(error), fields: isApiError(error) ? error.fields : null };
  };

  const { isSubmitSuccessful } = form.formState;
  useEffect(() => {
    // After the draft was deleted: the confirmation unmounts the form.
    if (isSubmitSuccessful && session) onBooked(session);
  }, [isSubmitSuccessful, session, onBooked]);

  return (
    <form noValidate onSubmit={form.onSubmit(send)}>
      <Stack $gap={24}>
        <Lead>{translateSentence(sessionTitle(duration, coach.name))}</Lead>
        <EventTime start={start} minutes={duration} />
        <TextArea
          label={bookingDialogText.subject}
          hint={bookingDialogText.subjectHint({ coach: first })}
          optional
          rows={3}
          max={SESSION_LIMITS.note}
          {...form.field('note')}
        />
        <Hint>{bookingDialogText.holds({ length: formatHoursAndMinutes(duration) })}</Hint>
        <CancellationTerms start={start} duration={duration} />
        {problem !== null && <NotBooked problem={problem} onClose={onClose} />}
        <Row $between>
          <Button look="quiet" onClick={onClose}>
            {bookingDialogText.notNow}
          </Button>
          <Button type="submit" loading={form.isSending}>
            {form.isSending ? bookingDialogText.booking : bookingDialogText.book}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
