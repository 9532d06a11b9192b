import { StatusBadge, type Tone } from '@athenaeum/shared-ui';
import type { Standing } from './releases.api';
import { standingText } from './standings.messages';

const TONES: Record<Standing, Tone> = {
  everybody: 'verdigris',
  some: 'amber',
  earlier: 'slate',
  killed: 'vermilion',
};

export function StandingBadge({ standing }: { standing: Standing }) {
  return <StatusBadge tone={TONES[standing]}>{standingText[standing]}</StatusBadge>;
}
