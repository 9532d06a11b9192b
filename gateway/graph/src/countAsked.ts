import type { IncomingHttpHeaders } from 'node:http';
import type { GraphAnswer } from './answers';

/** One operation of a page, and how it was answered. */
export interface Asked {
  headers: IncomingHttpHeaders;
  address: string;
  document: string;
  answer: GraphAnswer;
}

/** Told of each operation once it is answered. */
export type CountAsked = (asked: Asked) => void;
