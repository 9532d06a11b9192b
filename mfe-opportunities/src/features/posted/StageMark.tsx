import {
  CalendarXIcon,
  CircleCheckIcon,
  HourglassIcon,
  LockIcon,
  MailIcon,
  PauseIcon,
  StatusBadge,
  type Tone,
} from '@athenaeum/shared-ui';
import type { ReactNode } from 'react';
import type { Posted } from './posted.api';

const MARKS: Record<string, { tone: Tone; icon: ReactNode; words: string }> = {
  unconfirmed: { tone: 'amber', icon: <MailIcon />, words: 'Waiting for your confirmation' },
  review: { tone: 'slate', icon: <HourglassIcon />, words: 'In review' },
  published: { tone: 'verdigris', icon: <CircleCheckIcon />, words: 'On the board' },
  expired: { tone: 'plain', icon: <CalendarXIcon />, words: 'Expired' },
  closed: { tone: 'plain', icon: <LockIcon />, words: 'Closed' },
};

/** Where a posting is on its way. */
export function StageMark({ posting: { stage, status } }: { posting: Pick<Posted, 'stage' | 'status'> }) {
  const mark = MARKS[stage];
  if (!mark) return null;
  if (stage === 'published' && status === 'On Hold')
    return (
      <StatusBadge tone="amber" icon={<PauseIcon />}>
        On Hold
      </StatusBadge>
    );
  return (
    <StatusBadge tone={mark.tone} icon={mark.icon}>
      {mark.words}
    </StatusBadge>
  );
}
