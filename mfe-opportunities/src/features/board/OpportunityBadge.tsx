import {
  HourglassIcon,
  MessagesSquareIcon,
  PauseIcon,
  SparklesIcon,
  StatusBadge,
  type Tone,
} from '@athenaeum/shared-ui';
import type { ReactNode } from 'react';

const BADGES: Record<string, { tone: Tone; icon: ReactNode }> = {
  New: { tone: 'verdigris', icon: <SparklesIcon /> },
  'Reviewing/Interviewing': { tone: 'slate', icon: <MessagesSquareIcon /> },
  Pending: { tone: 'amber', icon: <HourglassIcon /> },
  'On Hold': { tone: 'amber', icon: <PauseIcon /> },
};

/** The status of a role; empty for `None`. */
export function OpportunityBadge({ status }: { status: string }) {
  const mark = BADGES[status];
  return mark ? <StatusBadge {...mark}>{status}</StatusBadge> : null;
}
