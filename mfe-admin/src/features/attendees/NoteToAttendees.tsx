import { noteAttendeesInput, TO_ATTENDEES_LIMITS } from '@athenaeum/content-contract';
import { AskDialog, isApiError, messageOf, useDialogAnswer, useNotify } from '@athenaeum/shell-contract';
import { Button, MailIcon, Notice, TextArea } from '@athenaeum/shared-ui';
import { useState } from 'react';
import { commonText } from '../../components/common.messages';
import { useContentNoteAttendeesMutation } from './attendees.api';
import { attendeesText } from './attendees.messages';

interface NoteToAttendeesProps {
  salonId: string;
  title: string;
  /** The number of receivers; null while loading. */
  count: number | null;
}

/** Emails everybody who has a seat or is waitlisted. */
export function NoteToAttendees(props: NoteToAttendeesProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        look="outlined"
        icon={<MailIcon size={18} />}
        disabled={props.count === 0}
        onClick={() => setOpen(true)}
      >
        {attendeesText.writeToThem}
      </Button>
      {isOpen && <NoteDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function NoteDialog({ salonId, title, count, onClose }: NoteToAttendeesProps & { onClose: () => void }) {
  const notify = useNotify();
  const conclude = useDialogAnswer(onClose);
  const [send, { isLoading, error }] = useContentNoteAttendeesMutation();
  const [note, setNote] = useState('');
  const [wrong, setWrong] = useState<string | undefined>();
  // An idempotency key for each note: retried after an error, it reaches everybody once.
  const [request_id] = useState(() => crypto.randomUUID());

  const handleSend = async () => {
    const input = { salon_id: salonId, note, request_id };
    const problem = noteAttendeesInput.safeParse(input).error?.issues[0]?.message;
    setWrong(problem);
    if (problem) return;
    const answer = await send({ input });
    const told = answer.data?.noteAttendees?.data?.told;
    if (!answer.error && told !== undefined) notify(attendeesText.noteSent({ people: people(told) }));
    conclude(answer.error, { failed: attendeesText.noteFailed });
  };
  const field = isApiError(error) ? error.fields?.note : undefined;

  return (
    <AskDialog
      onClose={onClose}
      title={attendeesText.writeTitle}
      keep={commonText.cancel}
      confirm={count === null ? attendeesText.send : attendeesText.sendTo({ people: people(count) })}
      isSending={isLoading}
      onConfirm={() => void handleSend()}
    >
      <p>{attendeesText.noteLead({ title })}</p>
      <TextArea
        label={attendeesText.note}
        rows={6}
        max={TO_ATTENDEES_LIMITS.note}
        error={wrong ?? field}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {error && !field && <Notice tone="vermilion">{messageOf(error)}</Notice>}
    </AskDialog>
  );
}

const people = (count: number): string => attendeesText.people({ count });
