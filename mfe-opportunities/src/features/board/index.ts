export { Board } from './Board';
export { type BoardOpportunity, prefetchBoard } from './board.api';
export { boardText } from './board.messages';
