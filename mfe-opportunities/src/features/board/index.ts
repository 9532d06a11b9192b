export { Board } from './Board';
export { prefetchBoard } from './board.api';
