import { StatusBadge, type Tone } from '@athenaeum/shared-ui';
import type { ReleaseStatus } from './releases.api';
import { releaseStatusText } from './releaseStatus.messages';

const TONES: Record<ReleaseStatus, Tone> = {
  live: 'verdigris',
  canary: 'amber',
  earlier: 'slate',
  killed: 'vermilion',
};

export function ReleaseStatusBadge({ status }: { status: ReleaseStatus }) {
  return <StatusBadge tone={TONES[status]}>{releaseStatusText[status]}</StatusBadge>;
}
