import { CheckIcon, StatusBadge } from '@athenaeum/shared-ui';
import type { Reach } from './areas.api';

export function ReachBadge({ reach: { is_reachable, ms, problem } }: { reach: Reach }) {
  return is_reachable ? (
    <StatusBadge tone="verdigris" icon={<CheckIcon />}>
      {ms} ms
    </StatusBadge>
  ) : (
    <StatusBadge tone="vermilion">{sentence(problem ?? 'is away')}</StatusBadge>
  );
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
