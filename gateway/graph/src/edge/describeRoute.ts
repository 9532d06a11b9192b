import type { core } from 'zod';
import type { RouteAccess } from './routeAccess';

/** One route as `/api/docs` describes it, next to the route and with the schema that the route parses with. */
export interface RouteDescription {
  method: 'get' | 'post' | 'put' | 'delete';
  /** From the root, as Express has it. */
  path: string;
  summary: string;
  /** Which roles may call it; `gateway/src/access/rights.test.ts` checks it for each role. */
  access: RouteAccess;
  /** Who calls it, and whose records it reaches, in words. */
  caller: string;
  body?: core.$ZodType;
  /** How the body is sent, where it is not JSON. */
  bodyType?: string;
  query?: core.$ZodType;
  /** What each status means. */
  answers: Readonly<Record<number, string>>;
  /** What a good answer is, where it is not JSON. */
  answerType?: string;
}

export const describeRoute = (description: RouteDescription): RouteDescription => description;
