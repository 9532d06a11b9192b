export { StageBadge } from './StageBadge';
export { stageText } from './stage.messages';
