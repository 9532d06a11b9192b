import { OPPORTUNITY_MESSAGES } from '@athenaeum/opportunities-contract';
import {
  CheckIcon,
  HourglassIcon,
  LockIcon,
  MessagesSquareIcon,
  PauseIcon,
  StatusBadge,
  type Tone,
} from '@athenaeum/shared-ui';
import type { ReactNode } from 'react';
import type { BoardOpportunity } from './board.api';
import { boardText } from './board.messages';

type Marked = Pick<BoardOpportunity, 'status' | 'stage' | 'published_at' | 'my_application'>;

/** How long a role is marked as new. */
const NEW_FOR_MS = 7 * 24 * 60 * 60 * 1000;

/** What is marked beside the day a role was posted: that the member has applied, or that it is of this week. */
export function badgeOf({ status, published_at, my_application }: Marked, now: number): ReactNode {
  if (my_application) return <StatusBadge icon={<CheckIcon />}>{OPPORTUNITY_MESSAGES.applied}</StatusBadge>;
  const isNew = status === 'New' && (published_at === null || now - published_at <= NEW_FOR_MS);
  return isNew ? <StatusBadge tone="verdigris">{status}</StatusBadge> : null;
}

const STATUSES: Record<string, { tone: Tone; icon: ReactNode }> = {
  'Reviewing/Interviewing': { tone: 'slate', icon: <MessagesSquareIcon /> },
  Pending: { tone: 'amber', icon: <HourglassIcon /> },
  'On Hold': { tone: 'amber', icon: <PauseIcon /> },
};

/** What is said in place of a role's last day; null while it only waits for applications. */
export function statusOf({ status, stage }: Marked): ReactNode {
  if (stage !== 'published') return <StatusBadge icon={<LockIcon />}>{boardText.closed}</StatusBadge>;
  const mark = STATUSES[status];
  if (!mark) return null;
  const [first, ...others] = status.split('/');
  return (
    <StatusBadge {...mark}>
      <span>
        {first}
        {others.map((word) => (
          // Where the column is narrower, it breaks at the stroke.
          <span key={word}>
            /<wbr />
            {word}
          </span>
        ))}
      </span>
    </StatusBadge>
  );
}
