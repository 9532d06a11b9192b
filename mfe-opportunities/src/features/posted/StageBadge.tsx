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
import { stagesText } from './posted.messages';

const BADGES: Record<string, { tone: Tone; icon: ReactNode; words: keyof typeof stagesText }> = {
  unconfirmed: { tone: 'amber', icon: <MailIcon />, words: 'unconfirmed' },
  review: { tone: 'slate', icon: <HourglassIcon />, words: 'review' },
  published: { tone: 'verdigris', icon: <CircleCheckIcon />, words: 'published' },
  expired: { tone: 'plain', icon: <CalendarXIcon />, words: 'expired' },
  closed: { tone: 'plain', icon: <LockIcon />, words: 'closed' },
};

/** The stage of a posting. */
export function StageBadge({ posting: { stage, status } }: { posting: Pick<Posted, 'stage' | 'status'> }) {
  const mark = BADGES[stage];
  if (!mark) return null;
  if (stage === 'published' && status === 'On Hold')
    return (
      <StatusBadge tone="amber" icon={<PauseIcon />}>
        {stagesText.onHold}
      </StatusBadge>
    );
  return (
    <StatusBadge tone={mark.tone} icon={mark.icon}>
      {stagesText[mark.words]}
    </StatusBadge>
  );
}
