import { SESSION_DURATIONS } from '@athenaeum/coaching-contract';
import {
  Button,
  Card,
  formatHoursAndMinutes,
  Hint,
  LinkButton,
  onDemandText,
  ownZone,
  RichText,
  Section,
  Stack,
  TextLink,
  useOnDemand,
} from '@athenaeum/shared-ui';
import { useEffect, useId, useState } from 'react';
import { ChipChoice } from '../../components/ChipChoice';
import { Openings, shortLabel, useOpenings, zoneLabel } from '../../components/openings';
import type { CoachingTimeFragment } from '../../components/__generated__/coachingTime';
import type { BookedCoachFragment } from './__generated__/bookedCoach';
import { bookSessionText } from './bookSession.messages';
import { defaultLength } from './defaultLength';
import { useBookingView } from './useBookingView';

interface BookSessionProps {
  coach: BookedCoachFragment;
  credits: CoachingTimeFragment;
  /** Anchor of its heading. */
  headingId: string;
}

/** The chosen opening, with a counter that remounts the dialog for each press of Book. */
interface ChosenTime {
  start: number;
  duration: number;
  time: number;
}

/** The openings of a coach who is booked on the platform, and the booking of one. */
export function BookSession({ coach, credits, headingId }: BookSessionProps) {
  const [view, change] = useBookingView();
  const [start, choose] = useState<number | null>(null);
  const [chosenTime, setChosenTime] = useState<ChosenTime | null>(null);
  const dialog = useOnDemand(() => import('./BookingDialog'));
  const BookingDialog = dialog.part?.BookingDialog;
  const missingId = useId();
  const openings = useOpenings(coach.id, view.page);
  const zone = ownZone();

  useEffect(() => {
    // The page may have been opened at the anchor before the openings were rendered.
    if (location.hash !== `#${headingId}`) return;
    const heading = document.getElementById(headingId);
    if (heading) heading.tabIndex = -1;
    heading?.focus();
  }, [headingId]);

  const free = credits.quantity - credits.held;
  const offered = openings.slots?.length
    ? [...new Set(openings.slots.flatMap(({ durations }) => durations))].sort((a, b) => a - b)
    : [...SESSION_DURATIONS];
  const affordable = offered.filter((minutes) => minutes <= free);
  const length = defaultLength(view.length, offered, free);
  const isStillOpen = openings.slots?.some(
    (slot) => slot.start === start && length !== null && slot.durations.includes(length),
  );
  const chosen = isStillOpen ? start : null;

  // The dialog keeps its question while credits and openings reload behind it.
  const ask = (at: number | null, duration: number) => {
    if (at === null) return;
    setChosenTime({ start: at, duration, time: (chosenTime?.time ?? 0) + 1 });
    dialog.open();
  };

  return (
    <Card $padded>
      <Section id={headingId} title={bookSessionText.title} note={zonesOf(zone, coach)} flush>
        {length === null ? (
          <Stack>
            <Hint>
              {bookSessionText.tooLittle({
                free: formatHoursAndMinutes(free),
                shortest: formatHoursAndMinutes(offered[0]!),
              })}
            </Hint>
            <LinkButton block look="outlined" href="/manage-plan">
              {bookSessionText.buyMore}
            </LinkButton>
          </Stack>
        ) : (
          <Stack $gap={24}>
            <ChipChoice
              legend={bookSessionText.length}
              options={affordable.map((minutes) => ({
                value: minutes,
                label: bookSessionText.minutes({ minutes }),
              }))}
              value={length}
              onChange={(minutes) => change({ length: minutes })}
            />
            {affordable.length < offered.length && (
              <Hint>
                <RichText
                  text={bookSessionText.longer({ free: formatHoursAndMinutes(free) })}
                  parts={{ buy: (words) => <TextLink href="/manage-plan">{words}</TextLink> }}
                />
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
                {chosen === null
                  ? bookSessionText.book
                  : bookSessionText.bookAt({ time: shortLabel(chosen, zone), minutes: length })}
              </Button>
              <Hint id={missingId}>
                {chosen === null
                  ? bookSessionText.noTime
                  : bookSessionText.uses({
                      length: formatHoursAndMinutes(length),
                      free: formatHoursAndMinutes(free),
                    })}
              </Hint>
              {dialog.hasFailed && <Hint role="alert">{onDemandText.notLoaded}</Hint>}
            </Stack>
          </Stack>
        )}
      </Section>
      {BookingDialog && chosenTime && (
        <BookingDialog
          key={chosenTime.time}
          open={dialog.isOpen}
          onClose={dialog.close}
          onBooked={() => choose(null)}
          coach={coach}
          start={chosenTime.start}
          duration={chosenTime.duration}
        />
      )}
    </Card>
  );
}

/** The time zone of the times shown. */
function zonesOf(own: string, { name, timezone }: BookedCoachFragment): string {
  const [zone, coachZone] = [own, timezone].map((clock) => zoneLabel(Date.now(), clock)) as [string, string];
  if (coachZone === zone) return bookSessionText.ownZone({ zone });
  return bookSessionText.bothZones({ zone, coach: name.split(' ')[0]!, coachZone });
}
