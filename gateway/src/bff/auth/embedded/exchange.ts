import { AsyncLocalStorage } from 'node:async_hooks';
import type { Request, RequestHandler, Response } from 'express';

/** A request and its answer. */
export interface Exchange {
  req: Request;
  res: Response;
}

const exchanges = new AsyncLocalStorage<Exchange>();

/** From here on what the provider's library calls can tell for which request: its adapters are given none. */
export const inExchange: RequestHandler = (req, res, next) => exchanges.run({ req, res }, next);

export const currentExchange = (): Exchange | undefined => exchanges.getStore();
