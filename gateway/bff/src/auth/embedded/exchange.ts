import { AsyncLocalStorage } from 'node:async_hooks';
import type { Request, RequestHandler, Response } from 'express';
import providerContexts from 'oidc-provider/lib/helpers/als.js';

/** A request and its answer. */
export interface Exchange {
  req: Request;
  res: Response;
}

const exchanges = new AsyncLocalStorage<Exchange>();

let underWay = 0;

/** Makes the current request available to the provider's adapters by async context, since the library does not pass it. */
export const inExchange: RequestHandler = (req, res, next) => {
  res.once('close', begin());
  exchanges.run({ req, res }, next);
};

/** Keeps the exchange of `work` until it settles: the provider goes on where a browser has closed its connection. */
export async function keepExchange(work: () => Promise<void>): Promise<void> {
  const end = begin();
  try {
    await work();
  } finally {
    end();
  }
}

export const currentExchange = (): Exchange | undefined => exchanges.getStore();

/**
 * On Node 20 an `AsyncLocalStorage` that was used once makes every promise of the process dearer from then on (decision 0038). So this one and
 * the library's own are disabled whenever nobody is signing in.
 */
function begin(): () => void {
  underWay += 1;
  return () => {
    underWay -= 1;
    if (underWay > 0) return;
    exchanges.disable();
    providerContexts.disable();
  };
}
