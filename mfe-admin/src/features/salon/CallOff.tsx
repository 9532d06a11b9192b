import { isApiError, messageOf, useDialogAnswer } from '@athenaeum/shell-contract';
import { Button, Dialog, Notice, Stack, TextArea, TextField } from '@athenaeum/shared-ui';
import { SALON_LIMITS } from '@athenaeum/content-contract';
import { useState } from 'react';
import { fromLocalTime, toLocalTime } from '../../components/time';
import { type StaffSalon, useContentSetSalonStatusMutation } from './salon.api';

type Step = 'cancelled' | 'postponed' | 'stands';

const WORDS: Record<Step, { trigger: string; title: string; what: string; confirm: string; done: string }> = {
  cancelled: {
    trigger: 'Cancel salon',
    title: 'Cancel this salon?',
    what: 'It stays in lists as cancelled, and nobody can join it.',
    confirm: 'Cancel it and tell them',
    done: 'The salon is cancelled',
  },
  postponed: {
    trigger: 'Postpone',
    title: 'Postpone this salon?',
    what: 'It stays in lists as postponed. Seats and places in line are kept until there is a new date.',
    confirm: 'Postpone it and tell them',
    done: 'The salon is postponed',
  },
  stands: {
    trigger: 'Put it back',
    title: 'Does it take place after all?',
    what: 'It is open again, on the same day or on another.',
    confirm: 'Put it back and tell them',
    done: 'The salon takes place',
  },
};

interface CallOffProps {
  salon: StaffSalon;
  step: Step;
  /** Something else is not saved yet. */
  disabled?: boolean;
}

/** Asked once more, saying how many people will be told. */
export function CallOff({ salon, step, disabled }: CallOffProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="outlined" disabled={disabled} onClick={() => setOpen(true)}>
        {WORDS[step].trigger}
      </Button>
      {isOpen && <CallOffDialog salon={salon} step={step} onClose={() => setOpen(false)} />}
    </>
  );
}

type CallOffDialogProps = Pick<CallOffProps, 'salon' | 'step'> & { onClose: () => void };

function CallOffDialog({ salon, step, onClose }: CallOffDialogProps) {
  const words = WORDS[step];
  const conclude = useDialogAnswer(onClose);
  const [send, { isLoading, error }] = useContentSetSalonStatusMutation();
  const [note, setNote] = useState('');
  const [date, setDate] = useState(() => toLocalTime(salon.date, salon.timezone));
  const fields = isApiError(error) ? (error.fields ?? {}) : {};

  const handleConfirm = async () => {
    const start = fromLocalTime(date, salon.timezone);
    const input = {
      id: salon.id,
      status: step === 'stands' ? null : step,
      ...(step === 'stands' && start !== salon.date && !Number.isNaN(start) ? { date: start } : {}),
      note: note.trim() || null,
      updated_at: salon.updated_at,
    };
    const answer = await send({ input });
    conclude(answer.error, { done: words.done, failed: `“${words.trigger}” did not work.` });
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      sheet
      actions={
        <>
          <Button look="outlined" onClick={onClose}>
            Not now
          </Button>
          <Button
            look={step === 'cancelled' ? 'danger' : undefined}
            loading={isLoading}
            onClick={() => void handleConfirm()}
          >
            {peopleOf(salon) === 0 ? words.confirm.replace(' and tell them', '') : words.confirm}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{words.what}</p>
        <p>{tellingOf(salon)}</p>
        {step === 'stands' && (
          <TextField
            type="datetime-local"
            label="Begins"
            hint={`By the clock of ${salon.timezone.replace(/_/g, ' ')}.`}
            error={fields.date}
            value={date}
            onChange={({ target }) => setDate(target.value)}
          />
        )}
        <TextArea
          label="What you want to say to them"
          optional
          rows={3}
          max={SALON_LIMITS.note}
          error={fields.note}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        {error !== undefined && <Notice tone="vermilion">{messageOf(error)}</Notice>}
      </Stack>
    </Dialog>
  );
}

const peopleOf = ({ seats_taken, waiting }: StaffSalon): number => (seats_taken ?? 0) + (waiting ?? 0);

function tellingOf(salon: StaffSalon): string {
  if (peopleOf(salon) === 0) return 'Nobody has a seat or waits for one, so nobody is told.';
  const seats = salon.seats_taken ?? 0;
  const waiting = salon.waiting ?? 0;
  const people = [
    seats > 0 && (seats === 1 ? '1 person with a seat' : `${seats} people with a seat`),
    waiting > 0 && (waiting === 1 ? '1 person in line' : `${waiting} people in line`),
  ].filter(Boolean);
  const isOne = peopleOf(salon) === 1;
  return `${people.join(' and ')} ${isOne ? 'is' : 'are'} told by email, once, and ${isOne ? 'her calendar is' : 'their calendars are'} brought up to date.`;
}
