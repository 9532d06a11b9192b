import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { INTERNAL_TOKEN_HEADER, serviceViewer, type InternalCaller, type Viewer } from '@athenaeum/kit';
import { currentLanguage } from '@athenaeum/messages';
import type { RequestHandler } from 'express';
import type { Log } from '../graph/context';

const HEADER = 'x-request-id';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/**
 * One id from here to the subgraphs, in every log line and in the answer. Only our own server in front may have chosen
 * it; headers that claim to be somebody are dropped, identity comes from the session alone (safety 8).
 */
export const requestId: RequestHandler = (req, res, next) => {
  const given = req.headers[HEADER];
  const isOurs = LOOPBACK.includes(req.socket.remoteAddress ?? '');
  const id = isOurs && typeof given === 'string' && UUID.test(given) ? given : randomUUID();
  delete req.headers[INTERNAL_TOKEN_HEADER];
  req.headers[HEADER] = id;
  res.set(HEADER, id);
  next();
};

/** Behind `requestId`. */
export const requestIdOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string =>
  String(headers[HEADER] ?? '');

/** For what is said of one request. */
export const logOf = (req: Pick<IncomingMessage, 'headers'>, log: Log): Log =>
  log.child({ requestId: requestIdOf(req) });

/** Somebody who asks a subgraph by one request. */
export const callerBy = (req: Pick<IncomingMessage, 'headers'>, viewer: Viewer): InternalCaller => ({
  viewer,
  requestId: requestIdOf(req),
  language: currentLanguage(),
});

/** The gateway itself, asking for what it needs to know. */
export const ourselves = (): InternalCaller => ({ viewer: serviceViewer, requestId: '' });
