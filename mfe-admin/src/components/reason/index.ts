export { AskReason } from './AskReason';
