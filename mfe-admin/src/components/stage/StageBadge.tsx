import {
  CalendarXIcon,
  CircleCheckIcon,
  HourglassIcon,
  LockIcon,
  MailIcon,
  StatusBadge,
  type Tone,
} from '@athenaeum/shared-ui';
import type { OpportunityStage } from '@athenaeum/opportunities-contract';
import type { ReactNode } from 'react';
import { messageAt } from '../messageAt';
import { stageText } from './stage.messages';

const MARKS: Record<OpportunityStage, { tone: Tone; icon: ReactNode }> = {
  unconfirmed: { tone: 'plain', icon: <MailIcon /> },
  review: { tone: 'amber', icon: <HourglassIcon /> },
  published: { tone: 'verdigris', icon: <CircleCheckIcon /> },
  expired: { tone: 'plain', icon: <CalendarXIcon /> },
  closed: { tone: 'plain', icon: <LockIcon /> },
};

/** The stage of a posting as a badge. */
export function StageBadge({ stage }: { stage: string }) {
  const known = stage as OpportunityStage;
  const mark = MARKS[known] as (typeof MARKS)[OpportunityStage] | undefined;
  return (
    <StatusBadge tone={mark?.tone ?? 'plain'} icon={mark?.icon}>
      {messageAt(stageText, stage) ?? stage}
    </StatusBadge>
  );
}
