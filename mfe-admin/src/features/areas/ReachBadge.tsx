import { CheckIcon, StatusBadge } from '@athenaeum/shared-ui';
import type { Reachability } from './areas.api';
import { areasText } from './areas.messages';

export function ReachBadge({ reach: { is_reachable, ms, problem } }: { reach: Reachability }) {
  return is_reachable ? (
    <StatusBadge tone="verdigris" icon={<CheckIcon />}>
      {areasText.milliseconds({ ms: String(ms) })}
    </StatusBadge>
  ) : (
    <StatusBadge tone="vermilion">{sentence(problem ?? areasText.away)}</StatusBadge>
  );
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
