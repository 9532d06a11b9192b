import { sessionTitle } from '@athenaeum/coaching-contract';
import { translateSentence } from '@athenaeum/messages';
import { messageOf, useDialogAnswer } from '@athenaeum/shell-contract';
import {
  Button,
  Dialog,
  EventTime,
  formatEventTime,
  Hint,
  Lead,
  Notice,
  ownZone,
  Stack,
} from '@athenaeum/shared-ui';
import { useState } from 'react';
import { CancellationTerms } from '../CancellationTerms';
import { Openings, type OpeningsView, shortLabel, useOpenings, zoneLabel } from '../openings';
import type { ChangeableSessionFragment } from './__generated__/changeableSession';
import { useCoachingRescheduleSessionMutation } from './changeSession.api';
import { rescheduleText } from './reschedule.messages';

interface RescheduleDialogProps {
  open: boolean;
  onClose: () => void;
  session: ChangeableSessionFragment;
  coach: NonNullable<ChangeableSessionFragment['coach']>;
}

/** Another time of the same coach for the same length; the held minutes stay held. */
export function RescheduleDialog({ open, onClose, ...moved }: RescheduleDialogProps) {
  const { duration } = moved.session;
  return (
    <Dialog open={open} onClose={onClose} title={rescheduleText.title} sheet>
      <Stack $gap={24}>
        <Lead>{translateSentence(sessionTitle(duration, moved.coach.name))}</Lead>
        <NewTime {...moved} onClose={onClose} />
      </Stack>
    </Dialog>
  );
}

function NewTime({ session, coach, onClose }: Omit<RescheduleDialogProps, 'open'>) {
  const conclude = useDialogAnswer(onClose);
  const [view, setView] = useState<OpeningsView>({ day: null, page: 1 });
  const [start, choose] = useState<number | null>(null);
  const [move, { error, isLoading }] = useCoachingRescheduleSessionMutation();
  const openings = useOpenings(coach.id, view.page);
  const { id, duration, session_date } = session;
  const zone = ownZone();
  const isStillOpen = openings.slots?.some(
    (slot) => slot.start === start && slot.durations.includes(duration),
  );
  const chosen = isStillOpen ? start : null;

  const send = async () => {
    if (chosen === null) return;
    const answer = await move({ input: { id, start: chosen } });
    conclude(answer.error, {
      done: rescheduleText.moved({ time: formatEventTime({ start: chosen }).line }),
      failed: rescheduleText.notMoved({ coach: coach.name }),
    });
  };

  return (
    <Stack $gap={24}>
      <EventTime start={session_date} minutes={duration} />
      <Hint>{rescheduleText.zone({ zone: zoneLabel(session_date, zone) })}</Hint>
      <Openings
        openings={openings}
        minutes={duration}
        view={view}
        onView={setView}
        start={chosen}
        onChoose={choose}
        zone={zone}
      />
      {chosen !== null && <CancellationTerms start={chosen} duration={duration} />}
      {error && (
        <Notice tone="vermilion" title={rescheduleText.failed}>
          {messageOf(error)}
        </Notice>
      )}
      <Button block disabled={chosen === null} loading={isLoading} onClick={() => void send()}>
        {isLoading
          ? rescheduleText.moving
          : chosen === null
            ? rescheduleText.choose
            : rescheduleText.moveTo({ time: shortLabel(chosen, zone) })}
      </Button>
    </Stack>
  );
}
