import { AsyncLocalStorage } from 'node:async_hooks';
import type { Request, RequestHandler, Response } from 'express';

/** A request and its answer. */
export interface Exchange {
  req: Request;
  res: Response;
}

const exchanges = new AsyncLocalStorage<Exchange>();

/** Makes the current request available to the provider's adapters by async context, since the library does not pass it. */
export const inExchange: RequestHandler = (req, res, next) => exchanges.run({ req, res }, next);

export const currentExchange = (): Exchange | undefined => exchanges.getStore();
