import { Card, Meta } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import type { Attendance } from './attendees.api';
import { attendeesText } from './attendees.messages';

/** How many of those with a seat are checked in. Reserves its space while loading. */
export function AttendanceCount({ attendance }: { attendance: Attendance | null }) {
  const { attended = 0, seats = 0, capacity = null } = attendance ?? {};
  return (
    <Frame $padded aria-busy={!attendance}>
      <strong role="status">{attendance ? attendeesText.checkedInOf({ attended, seats }) : ' '}</strong>
      <meter aria-label={attendeesText.checkedIn} min={0} max={Math.max(seats, 1)} value={attended} />
      <Meta>{attendance ? seatsOf(seats, capacity) : ' '}</Meta>
    </Frame>
  );
}

function seatsOf(seats: number, capacity: number | null): string {
  if (capacity === null) return attendeesText.noLimit;
  const free = Math.max(capacity - seats, 0);
  return attendeesText.seatsFree({ capacity, free });
}

const Frame = styled(Card)`
  display: grid;
  gap: ${token.space[8]};

  & > strong {
    min-height: 1.3em;
    font-size: ${token.text[20]};
    font-weight: ${token.weight.strong};
    font-variant-numeric: tabular-nums;
    line-height: 1.3;
  }

  & > meter {
    width: 100%;
    height: 8px;
    border: 0;
    border-radius: ${token.radius.pill};
    background: ${token.color.sunken};
  }

  & > meter::-webkit-meter-bar {
    height: 8px;
    border: 0;
    border-radius: ${token.radius.pill};
    background: ${token.color.sunken};
  }

  & > meter::-webkit-meter-optimum-value {
    border-radius: ${token.radius.pill};
    background: ${token.color.accent};
  }

  & > meter::-moz-meter-bar {
    background: ${token.color.accent};
  }

  & > p {
    min-height: 1.5em;
  }
`;
