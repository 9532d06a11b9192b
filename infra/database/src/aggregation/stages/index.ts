import type { StageCompiler } from '../pipeline';
import { groupStages } from './group';
import { joinStages } from './joins';
import { reshapingStages } from './reshaping';
import { selectionStages } from './selection';
import { unwind } from './unwind';

export const stages: Record<string, StageCompiler> = {
  ...groupStages,
  ...joinStages,
  ...reshapingStages,
  ...selectionStages,
  $unwind: unwind,
};
