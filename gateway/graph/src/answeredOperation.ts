import type { IncomingHttpHeaders } from 'node:http';
import type { GraphAnswer } from './answers';

/** One operation of a page, and how it was answered. */
export interface AnsweredOperation {
  headers: IncomingHttpHeaders;
  address: string;
  document: string;
  answer: GraphAnswer;
}

/** Called with each operation once it is answered. */
export type OnAnswered = (asked: AnsweredOperation) => void;
