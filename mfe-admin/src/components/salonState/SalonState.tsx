import {
  CalendarIcon,
  CalendarXIcon,
  ClockIcon,
  PencilIcon,
  StatusBadge,
  type Tone,
  VideoIcon,
} from '@athenaeum/shared-ui';
import type { StaffSalonState } from '@athenaeum/content-contract';
import type { ReactNode } from 'react';
import { day } from '../day';
import type { SalonStateFragment } from './__generated__/salonState';
import { salonStateText } from './salonState.messages';
import { salonStatusText } from './salonStatus.messages';

const MARKS: Record<StaffSalonState, { tone: Tone; icon: ReactNode }> = {
  upcoming: { tone: 'verdigris', icon: <CalendarIcon /> },
  scheduled: { tone: 'slate', icon: <ClockIcon /> },
  draft: { tone: 'plain', icon: <PencilIcon /> },
  off: { tone: 'vermilion', icon: <CalendarXIcon /> },
  past: { tone: 'plain', icon: <VideoIcon /> },
};

/** The state of a salon as a badge. */
export function SalonState({ state, salon_status, publish_at }: SalonStateFragment) {
  return (
    <StatusBadge {...MARKS[state]}>
      {state === 'off'
        ? salon_status === 'cancelled'
          ? salonStatusText.cancelled
          : salonStatusText.postponed
        : state === 'scheduled'
          ? salonStatusText.appears({ day: day(publish_at) })
          : salonStateText[state]}
    </StatusBadge>
  );
}
