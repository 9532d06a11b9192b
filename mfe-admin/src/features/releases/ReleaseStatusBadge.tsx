import { StatusBadge, type Tone } from '@athenaeum/shared-ui';
import type { ReleaseStatus } from './releases.api';
import { releaseStatusText } from './releaseStatus.messages';

const TONES: Record<ReleaseStatus, Tone> = {
  everybody: 'verdigris',
  some: 'amber',
  earlier: 'slate',
  killed: 'vermilion',
};

export function ReleaseStatusBadge({ standing }: { standing: ReleaseStatus }) {
  return <StatusBadge tone={TONES[standing]}>{releaseStatusText[standing]}</StatusBadge>;
}
