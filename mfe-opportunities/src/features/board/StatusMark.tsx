import {
  HourglassIcon,
  MessagesSquareIcon,
  PauseIcon,
  SparklesIcon,
  StatusBadge,
  type Tone,
} from '@athenaeum/shared-ui';
import type { ReactNode } from 'react';

const MARKS: Record<string, { tone: Tone; icon: ReactNode }> = {
  New: { tone: 'verdigris', icon: <SparklesIcon /> },
  'Reviewing/Interviewing': { tone: 'slate', icon: <MessagesSquareIcon /> },
  Pending: { tone: 'amber', icon: <HourglassIcon /> },
  'On Hold': { tone: 'amber', icon: <PauseIcon /> },
};

/** Where a role stands; `None` says nothing. */
export function StatusMark({ status }: { status: string }) {
  const mark = MARKS[status];
  return mark ? <StatusBadge {...mark}>{status}</StatusBadge> : null;
}
