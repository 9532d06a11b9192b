import { BottomBar, formatHoursAndMinutes, Hint, RichText } from '@athenaeum/shared-ui';
import type { RefObject } from 'react';
import { coachProfileText } from './coachProfile.messages';
import { freeOf, ScheduleLink, type Schedule } from './ScheduleLink';

type ScheduleBarProps = Schedule & {
  /** Its button is the same. */
  panel: RefObject<Element | null>;
};

/** Keeps the button to a session in reach where the panel is not at the side. Last on the page. */
export const ScheduleBar = ({ panel, ...schedule }: ScheduleBarProps) =>
  schedule.credits && (
    <BottomBar panel={panel} action={<ScheduleLink {...schedule} />}>
      <RichText
        text={coachProfileText.free({ time: formatHoursAndMinutes(freeOf(schedule.credits)) })}
        parts={{
          time: (words) => <strong>{words}</strong>,
          what: (words) => <Hint>{words}</Hint>,
        }}
      />
    </BottomBar>
  );
