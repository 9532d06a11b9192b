import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { INTERNAL_TOKEN_HEADER, serviceViewer, type InternalCaller, type Viewer } from '@athenaeum/kit';
import type { Request, RequestHandler } from 'express';
import type { Log } from '../context';
import { languageOf } from './languageOf';

const HEADER = 'x-request-id';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/**
 * One request id from here to the subgraphs, in every log line and in the response. Only our own reverse proxy may have
 * chosen it; headers that claim an identity are dropped, since identity comes from the session only (safety 8).
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

/** Requires the `requestId` middleware. */
export const requestIdOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string =>
  String(headers[HEADER] ?? '');

/** A logger that adds the request id. */
export const logOf = (req: Pick<IncomingMessage, 'headers'>, log: Log): Log =>
  log.child({ requestId: requestIdOf(req) });

/** The internal caller for a viewer and one request. */
export const callerBy = (req: Request, viewer: Viewer): InternalCaller => ({
  viewer,
  requestId: requestIdOf(req),
  language: languageOf(req),
});

/** The gateway itself as a caller, outside of any request. */
export const gatewayCaller = (): InternalCaller => ({ viewer: serviceViewer, requestId: '' });
