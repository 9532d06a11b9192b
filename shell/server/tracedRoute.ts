import type { Request } from 'express';

/** What a span calls a request. An address may hold a code: only its first part, where that is one of the gateway's. */
export const tracedRoute = ({ path }: Request) =>
  /^\/(api|auth|files|graphql|registry)(?=\/|\.|$)/.exec(path)?.[0] ?? '/';
