import { StatusBadge, type Tone } from '@athenaeum/shared-ui';
import type { Standing } from './releases.api';

const WORDS: Record<Standing, { tone: Tone; words: string }> = {
  everybody: { tone: 'verdigris', words: 'Everybody' },
  some: { tone: 'amber', words: 'Some, to try it' },
  earlier: { tone: 'slate', words: 'Open tabs' },
  killed: { tone: 'vermilion', words: 'Nobody: killed' },
};

export function StandingBadge({ standing }: { standing: Standing }) {
  const { tone, words } = WORDS[standing];
  return <StatusBadge tone={tone}>{words}</StatusBadge>;
}
