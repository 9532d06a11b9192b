import type { ApplicationStatus } from '@athenaeum/opportunities-contract';
import {
  CheckIcon,
  CircleCheckIcon,
  HourglassIcon,
  LockIcon,
  MessagesSquareIcon,
  StatusBadge,
  type Tone,
  XIcon,
} from '@athenaeum/shared-ui';
import type { ReactNode } from 'react';

const BADGES: Record<ApplicationStatus | 'Closed', { tone: Tone; icon: ReactNode }> = {
  Received: { tone: 'slate', icon: <CheckIcon /> },
  Reviewing: { tone: 'amber', icon: <HourglassIcon /> },
  Interviewing: { tone: 'slate', icon: <MessagesSquareIcon /> },
  Selected: { tone: 'verdigris', icon: <CircleCheckIcon /> },
  'Not selected': { tone: 'plain', icon: <XIcon /> },
  Closed: { tone: 'plain', icon: <LockIcon /> },
  Withdrawn: { tone: 'plain', icon: <XIcon /> },
};

/** The status of an application. */
export const ApplicationBadge = ({ status }: { status: keyof typeof BADGES }) => (
  <StatusBadge {...BADGES[status]}>{status}</StatusBadge>
);
