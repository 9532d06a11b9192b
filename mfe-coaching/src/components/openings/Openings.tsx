import {
  ChevronLeftIcon,
  ChevronRightIcon,
  ErrorPanel,
  formatHoursAndMinutes,
  Hint,
  IconButton,
  Loading,
  ownZone,
  Row,
  Select,
  Skeleton,
  Stack,
  TextButton,
} from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { ChipChoice } from '../ChipChoice';
import { openingDays } from './openingDays';
import type { OpeningsAnswer } from './openings.api';
import { openingsText } from './openings.messages';

/** The selected day, and the page of six weeks. */
export interface OpeningsView {
  /** "2026-11-24"; the first with openings when it has none. */
  day: string | null;
  /** From 1. */
  page: number;
}

interface OpeningsProps {
  openings: OpeningsAnswer;
  /** How long the session is to be, in minutes. */
  minutes: number;
  view: OpeningsView;
  onView: (view: OpeningsView) => void;
  /** The chosen start, epoch ms. */
  start: number | null;
  onChoose: (start: number) => void;
  zone?: string;
}

/** A coach's openings for a duration, a day at a time, in the viewer's time zone. */
export function Openings(props: OpeningsProps) {
  const { openings, minutes, view, onView, start, onChoose, zone = ownZone() } = props;
  const { slots, hasFailed, isFetching, refetch } = openings;
  if (hasFailed) return <ErrorPanel title={openingsText.notLoaded} onRetry={refetch} retrying={isFetching} />;
  if (!slots)
    return (
      <Loading label={openingsText.loading}>
        <Stack>
          <Skeleton $height="72px" />
          <Skeleton $height="292px" />
        </Stack>
      </Loading>
    );

  const fitting = slots.filter(({ durations }) => durations.includes(minutes));
  const days = openingDays(
    fitting.map((slot) => slot.start),
    zone,
  );
  const shown = Math.max(
    0,
    days.findIndex(({ date }) => date === view.day),
  );
  const day = days[shown];
  const turnTo = (index: number) => onView({ ...view, day: days[index]!.date });
  return (
    <Stack>
      {day ? (
        <>
          <Days>
            <Select
              label={openingsText.day}
              options={days.map(({ date, short }) => ({ value: date, label: short }))}
              value={day.date}
              onChange={(event) => onView({ ...view, day: event.target.value })}
            />
            <IconButton
              outlined
              label={openingsText.previousDay}
              icon={<ChevronLeftIcon />}
              disabled={shown === 0}
              onClick={() => turnTo(shown - 1)}
            />
            <IconButton
              outlined
              label={openingsText.nextDay}
              icon={<ChevronRightIcon />}
              disabled={shown === days.length - 1}
              onClick={() => turnTo(shown + 1)}
            />
          </Days>
          <ChipChoice
            legend={day.label}
            options={day.times.map((time) => ({ value: time.start, label: time.label }))}
            value={start}
            onChange={onChoose}
          />
        </>
      ) : (
        <Hint role="status">{openingsText.none({ length: formatHoursAndMinutes(minutes) })}</Hint>
      )}
      <Row $between>
        {view.page > 1 && (
          <TextButton onClick={() => onView({ day: null, page: view.page - 1 })}>
            {openingsText.earlier}
          </TextButton>
        )}
        {(slots.length > 0 || view.page === 1) && (
          <TextButton onClick={() => onView({ day: null, page: view.page + 1 })}>
            {openingsText.later}
          </TextButton>
        )}
      </Row>
    </Stack>
  );
}

const Days = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: ${token.space[8]};
  align-items: end;
`;
