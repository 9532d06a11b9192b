import { randomUUID } from 'node:crypto';
import { INTERNAL_TOKEN_HEADER, withRequestId } from '@athenaeum/kit';
import type { RequestHandler } from 'express';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/**
 * One id from here to the database, in every log line and in the answer. Only our own server in front may have chosen
 * it; headers that claim to be somebody are dropped, identity comes from the session alone (safety 8).
 */
export const requestId: RequestHandler = (req, res, next) => {
  const given = req.headers['x-request-id'];
  const isOurs = LOOPBACK.includes(req.socket.remoteAddress ?? '');
  const id = isOurs && typeof given === 'string' && UUID.test(given) ? given : randomUUID();
  delete req.headers[INTERNAL_TOKEN_HEADER];
  res.set('x-request-id', id);
  withRequestId(id, next);
};
