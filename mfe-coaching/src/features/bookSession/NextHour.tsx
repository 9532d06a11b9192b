import { SESSION_DURATIONS } from '@athenaeum/coaching-contract';
import {
  Button,
  Card,
  formatHoursAndMinutes,
  Hint,
  LinkButton,
  onDemandText,
  ownZone,
  Skeleton,
  Stack,
  TextLink,
  useOnDemand,
} from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { useState } from 'react';
import styled from 'styled-components';
import { ChipChoice } from '../../components/ChipChoice';
import { dayAndTimeLabel, shortLabel, useOpenings } from '../../components/openings';
import type { CoachingTimeFragment } from '../../components/__generated__/coachingTime';
import type { BookedCoachFragment } from './__generated__/bookedCoach';
import { bookSessionText, nextHourText } from './bookSession.messages';

/** How many openings are offered here; the coach's page has all. */
const OFFERED = 4;

interface NextHourProps {
  coach: BookedCoachFragment & { slug: string; schedule_link: string | null };
  /** Null when it could not be read. */
  credits: CoachingTimeFragment | null;
  /** Minutes of the session that this one follows. */
  duration: number;
}

/** The coach's next openings for another session of the same length, or the way to one. */
export function NextHour({ coach, credits, duration }: NextHourProps) {
  const free = credits ? credits.quantity - credits.held : null;
  const length = free !== null && duration <= free ? duration : SESSION_DURATIONS[0];
  const isElsewhere = coach.schedule_link?.match(/^https?:\/\//);
  return (
    <Main as="section">
      <h2>{nextHourText.title}</h2>
      {isElsewhere ? (
        <LinkButton block href={coach.schedule_link!} target="_blank" rel="noreferrer">
          {nextHourText.elsewhere({ coach: coach.name })}
        </LinkButton>
      ) : free !== null && free < length ? (
        <Stack $gap={12}>
          <Hint>
            {bookSessionText.tooLittle({
              free: formatHoursAndMinutes(free),
              shortest: formatHoursAndMinutes(length),
            })}
          </Hint>
          <LinkButton block look="outlined" href="/manage-plan">
            {bookSessionText.buyMore}
          </LinkButton>
        </Stack>
      ) : (
        <NextOpenings coach={coach} free={free} length={length} />
      )}
    </Main>
  );
}

interface NextOpeningsProps {
  coach: NextHourProps['coach'];
  /** Minutes; null when it could not be read. */
  free: number | null;
  length: number;
}

function NextOpenings({ coach, free, length }: NextOpeningsProps) {
  const { slots, hasFailed } = useOpenings(coach.id, 1);
  const dialog = useOnDemand(() => import('./BookingDialog'));
  const BookingDialog = dialog.part?.BookingDialog;
  const [picked, setPicked] = useState<number | null>(null);
  const zone = ownZone();
  const all = `/expert-strategists/experts/${coach.slug}#openings`;
  const starts = (slots ?? []).filter(({ durations }) => durations.includes(length)).slice(0, OFFERED);
  const chosen = starts.find(({ start }) => start === picked)?.start ?? starts[0]?.start ?? null;

  if (!slots && !hasFailed) return <Waiting $height="389px" />;
  return (
    <Stack>
      {chosen === null ? (
        <Hint>{nextHourText.none({ coach: coach.name })}</Hint>
      ) : (
        <>
          <ChipChoice
            wide
            legend={nextHourText.times({ minutes: length })}
            options={starts.map(({ start }) => ({ value: start, label: dayAndTimeLabel(start, zone) }))}
            value={chosen}
            onChange={setPicked}
          />
          <Button block loading={dialog.isLoading} aria-haspopup="dialog" onClick={dialog.open}>
            {bookSessionText.bookAt({ time: shortLabel(chosen, zone), minutes: length })}
          </Button>
          {free !== null && (
            <Hint>
              {bookSessionText.uses({
                length: formatHoursAndMinutes(length),
                free: formatHoursAndMinutes(free),
              })}
            </Hint>
          )}
        </>
      )}
      {dialog.hasFailed && <Hint role="alert">{onDemandText.notLoaded}</Hint>}
      <TextLink look="more" href={all}>
        {nextHourText.all}
      </TextLink>
      {BookingDialog && chosen !== null && (
        <BookingDialog
          key={chosen}
          open={dialog.isOpen}
          onClose={dialog.close}
          onBooked={() => undefined}
          coach={coach}
          start={chosen}
          duration={length}
        />
      )}
    </Stack>
  );
}

/** As high as four openings are: what stands below does not move. */
const Waiting = styled(Skeleton)`
  ${media.under(1070)} {
    height: 233px;
  }

  ${media.under(900)} {
    height: 285px;
  }

  ${media.under(600)} {
    height: 389px;
  }
`;

const Main = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[16]};
  padding: ${token.space[32]};

  ${media.under(600)} {
    padding: ${token.space[24]};
  }
`;
