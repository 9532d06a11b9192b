import { AskDialog, isApiError, useDialogAnswer } from '@athenaeum/shell-contract';
import { Button, TextArea, TextField } from '@athenaeum/shared-ui';
import { SALON_LIMITS } from '@athenaeum/content-contract';
import { useState } from 'react';
import { fromLocalTime, toLocalTime } from '@athenaeum/common/zones';
import { type StaffSalon, useContentSetSalonStatusMutation } from './salon.api';
import { salonText } from './salon.messages';

type Step = 'cancelled' | 'postponed' | 'stands';

interface StepWords {
  trigger: string;
  title: string;
  what: string;
  confirm: string;
  done: string;
}

const wordsOf = (step: Step): StepWords =>
  ({
    cancelled: {
      trigger: salonText.cancelSalon,
      title: salonText.cancelTitle,
      what: salonText.cancelExplained,
      confirm: salonText.cancelAndTell,
      done: salonText.cancelled,
    },
    postponed: {
      trigger: salonText.postpone,
      title: salonText.postponeTitle,
      what: salonText.postponeExplained,
      confirm: salonText.postponeAndTell,
      done: salonText.postponed,
    },
    stands: {
      trigger: salonText.reinstate,
      title: salonText.reinstateTitle,
      what: salonText.reinstateExplained,
      confirm: salonText.reinstateAndTell,
      done: salonText.reinstated,
    },
  })[step];

interface CallOffProps {
  salon: StaffSalon;
  step: Step;
  /** While there are unsaved changes. */
  disabled?: boolean;
}

/** Cancels, postpones or reinstates a salon, after a confirmation with the number of notified people. */
export function CallOff({ salon, step, disabled }: CallOffProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="outlined" disabled={disabled} onClick={() => setOpen(true)}>
        {wordsOf(step).trigger}
      </Button>
      {isOpen && <CallOffDialog salon={salon} step={step} onClose={() => setOpen(false)} />}
    </>
  );
}

type CallOffDialogProps = Pick<CallOffProps, 'salon' | 'step'> & { onClose: () => void };

function CallOffDialog({ salon, step, onClose }: CallOffDialogProps) {
  const words = wordsOf(step);
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
    conclude(answer.error, { done: words.done, failed: salonText.stepFailed({ step: words.trigger }) });
  };

  return (
    <AskDialog
      onClose={onClose}
      title={words.title}
      keep={salonText.notNow}
      confirm={peopleOf(salon) === 0 ? words.trigger : words.confirm}
      look={step === 'cancelled' ? 'danger' : undefined}
      isSending={isLoading}
      onConfirm={() => void handleConfirm()}
      error={error}
    >
      <p>{words.what}</p>
      <p>{tellingOf(salon)}</p>
      {step === 'stands' && (
        <TextField
          type="datetime-local"
          label={salonText.begins}
          hint={salonText.inZone({ zone: salon.timezone.replace(/_/g, ' ') })}
          error={fields.date}
          value={date}
          onChange={({ target }) => setDate(target.value)}
        />
      )}
      <TextArea
        label={salonText.note}
        optional
        rows={3}
        max={SALON_LIMITS.note}
        error={fields.note}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </AskDialog>
  );
}

const peopleOf = ({ seats_taken, waiting }: StaffSalon): number => (seats_taken ?? 0) + (waiting ?? 0);

function tellingOf(salon: StaffSalon): string {
  if (peopleOf(salon) === 0) return salonText.nobodyTold;
  const seats = salon.seats_taken ?? 0;
  const waiting = salon.waiting ?? 0;
  const withSeat = salonText.withSeat({ count: seats });
  const onWaitlist = salonText.onWaitlist({ count: waiting });
  if (seats > 0 && waiting > 0) return salonText.bothTold({ seats: withSeat, waiting: onWaitlist });
  return salonText.someTold({ people: seats > 0 ? withSeat : onWaitlist });
}
