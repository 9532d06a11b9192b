export { StageBadge } from './StageBadge';
export { STAGE_NAMES } from './stages';
