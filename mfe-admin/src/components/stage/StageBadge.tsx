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
import { stageText } from './stage.messages';

const MARKS: Record<OpportunityStage, { tone: Tone; icon: ReactNode }> = {
  unconfirmed: { tone: 'plain', icon: <MailIcon /> },
  review: { tone: 'amber', icon: <HourglassIcon /> },
  published: { tone: 'verdigris', icon: <CircleCheckIcon /> },
  expired: { tone: 'plain', icon: <CalendarXIcon /> },
  closed: { tone: 'plain', icon: <LockIcon /> },
};

/** The stage of a posting as a badge. */
export const StageBadge = ({ stage }: { stage: OpportunityStage }) => (
  <StatusBadge {...MARKS[stage]}>{stageText[stage]}</StatusBadge>
);
