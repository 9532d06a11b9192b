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
import { messageAt } from '../messageAt';
import { salonStateText } from './salonState.messages';
import { salonStatusText } from './salonStatus.messages';

const MARKS: Record<StaffSalonState, { tone: Tone; icon: ReactNode }> = {
  upcoming: { tone: 'verdigris', icon: <CalendarIcon /> },
  scheduled: { tone: 'slate', icon: <ClockIcon /> },
  draft: { tone: 'plain', icon: <PencilIcon /> },
  off: { tone: 'vermilion', icon: <CalendarXIcon /> },
  past: { tone: 'plain', icon: <VideoIcon /> },
};

interface SalonStateProps {
  state: string;
  salon_status?: string | null;
  publish_at?: number | null;
}

/** The state of a salon as a badge. */
export function SalonState({ state, salon_status, publish_at }: SalonStateProps) {
  const known = state as StaffSalonState;
  const mark = MARKS[known] as (typeof MARKS)[StaffSalonState] | undefined;
  return (
    <StatusBadge tone={mark?.tone ?? 'plain'} icon={mark?.icon}>
      {known === 'off'
        ? salon_status === 'cancelled'
          ? salonStatusText.cancelled
          : salonStatusText.postponed
        : known === 'scheduled'
          ? salonStatusText.appears({ day: day(publish_at) })
          : (messageAt(salonStateText, known) ?? state)}
    </StatusBadge>
  );
}
