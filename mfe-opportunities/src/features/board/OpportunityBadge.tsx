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

interface OpportunityBadgeProps {
  status: string;
  /** When it came onto the board, epoch ms. */
  publishedAt: number | null;
  now: number;
}

/** How long a role is marked as new. */
const NEW_FOR_MS = 7 * 24 * 60 * 60 * 1000;

/** The status of a role; empty for `None`, and for `New` once it has been on the board for a week. */
export function OpportunityBadge({ status, publishedAt, now }: OpportunityBadgeProps) {
  const isKnown = status === 'New' && publishedAt !== null && now - publishedAt > NEW_FOR_MS;
  const mark = isKnown ? undefined : BADGES[status];
  return mark ? <StatusBadge {...mark}>{status}</StatusBadge> : null;
}
