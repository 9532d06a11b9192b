import { SESSION_DURATIONS } from '@athenaeum/coaching-contract';
import {
  Button,
  Card,
  formatHoursAndMinutes,
  Hint,
  LinkButton,
  NOT_LOADED,
  ownZone,
  Section,
  Stack,
  TextLink,
  useOnDemand,
} from '@athenaeum/shared-ui';
import { useEffect, useId, useState } from 'react';
import { ChipChoice } from '../../components/ChipChoice';
import { Openings, shortLabel, useOpenings, zoneLabel } from '../../components/openings';
import { lengthFor } from './lengthFor';
import { useBookingView } from './useBookingView';

export interface BookedCoach {
  id: string;
  name: string;
  /** IANA. */
  timezone: string;
}

interface BookSessionProps {
  coach: BookedCoach;
  credits: { quantity: number; held: number };
  /** Anchor of its heading. */
  headingId: string;
}

/** What she pressed Book on, and for the how manieth time: each begins anew. */
interface Wish {
  start: number;
  duration: number;
  time: number;
}

/** The openings of a coach who is booked here, and the way to book one of them. */
export function BookSession({ coach, credits, headingId }: BookSessionProps) {
  const [view, change] = useBookingView();
  const [start, choose] = useState<number | null>(null);
  const [wish, setWish] = useState<Wish | null>(null);
  const dialog = useOnDemand(() => import('./BookingDialog'));
  const BookingDialog = dialog.part?.BookingDialog;
  const missingId = useId();
  const openings = useOpenings(coach.id, view.page);
  const zone = ownZone();

  useEffect(() => {
    // Whoever came for the openings came before they were here.
    if (location.hash !== `#${headingId}`) return;
    const heading = document.getElementById(headingId);
    if (heading) heading.tabIndex = -1;
    heading?.focus();
  }, [headingId]);

  const free = credits.quantity - credits.held;
  const offered = openings.slots?.length
    ? [...new Set(openings.slots.flatMap(({ durations }) => durations))].sort((a, b) => a - b)
    : [...SESSION_DURATIONS];
  const length = lengthFor(view.length, offered, free);
  const isStillOpen = openings.slots?.some(
    (slot) => slot.start === start && length !== null && slot.durations.includes(length),
  );
  const chosen = isStillOpen ? start : null;

  // What is asked stays what it is while her time and the openings are read anew behind it.
  const ask = (at: number | null, duration: number) => {
    if (at === null) return;
    setWish({ start: at, duration, time: (wish?.time ?? 0) + 1 });
    dialog.open();
  };

  return (
    <Card $padded>
      <Section id={headingId} title="Next openings" note={zonesOf(zone, coach)} flush>
        {length === null ? (
          <Stack>
            <Hint>
              You have {formatHoursAndMinutes(free)} free to book, and a session takes at least{' '}
              {formatHoursAndMinutes(offered[0]!)}.
            </Hint>
            <LinkButton block look="outlined" href="/manage-plan">
              Buy More Time
            </LinkButton>
          </Stack>
        ) : (
          <Stack $gap={24}>
            <ChipChoice
              legend="Length"
              options={offered.map((minutes) => ({
                value: minutes,
                label: `${minutes} min`,
                disabled: minutes > free,
              }))}
              value={length}
              onChange={(minutes) => change({ length: minutes })}
            />
            {offered.some((minutes) => minutes > free) && (
              <Hint>
                You have {formatHoursAndMinutes(free)} free to book.{' '}
                <TextLink href="/manage-plan">Buy More Time</TextLink>
              </Hint>
            )}
            <Openings
              openings={openings}
              minutes={length}
              view={view}
              onView={change}
              start={chosen}
              onChoose={choose}
              zone={zone}
            />
            <Stack $gap={8}>
              <Button
                block
                disabled={chosen === null}
                loading={dialog.isLoading}
                aria-describedby={missingId}
                aria-haspopup="dialog"
                onClick={() => ask(chosen, length)}
              >
                {chosen === null ? 'Book a session' : `Book ${shortLabel(chosen, zone)}, ${length} min`}
              </Button>
              <Hint id={missingId}>
                {chosen === null
                  ? 'Choose a time to book it.'
                  : `Uses ${formatHoursAndMinutes(length)} of your ${formatHoursAndMinutes(free)}.`}
              </Hint>
              {dialog.hasFailed && <Hint role="alert">{NOT_LOADED}</Hint>}
            </Stack>
          </Stack>
        )}
      </Section>
      {BookingDialog && wish && (
        <BookingDialog
          key={wish.time}
          open={dialog.isOpen}
          onClose={dialog.close}
          onBooked={() => choose(null)}
          coach={coach}
          start={wish.start}
          duration={wish.duration}
        />
      )}
    </Card>
  );
}

/** Whose clock the times are told by. */
function zonesOf(own: string, { name, timezone }: BookedCoach): string {
  const [hers, theirs] = [own, timezone].map((zone) => zoneLabel(Date.now(), zone));
  const words = `Your time, ${hers}.`;
  return theirs === hers ? words : `${words} ${name.split(' ')[0]} is in ${theirs}.`;
}
