import type { Request, Response } from 'express';
import { hasTag } from '../hasTag';
import { sendHtml } from '../sendHtml';
import type { FrontDoor } from './frontDoorSource';

/** Caches in between may give it to the next visitor; a browser asks each time: a member has another page here. */
const FOR_EVERYBODY = 'public, max-age=0, s-maxage=60';
const FOR_ONE = 'private, no-cache';

/** Sends the page that all visitors have. One who brought or was given a cookie has it for themselves. */
export async function sendFrontDoor(
  request: Request,
  response: Response,
  { html, policy, etag, costs }: FrontDoor,
): Promise<void> {
  const isForOne = request.headers.cookie !== undefined || response.hasHeader('Set-Cookie');
  response.setHeader('Cache-Control', isForOne ? FOR_ONE : FOR_EVERYBODY);
  response.setHeader('Content-Security-Policy', policy);
  response.setHeader('ETag', etag);
  if (costs) response.setHeader('Server-Timing', costs);
  if (hasTag(request, etag)) return void response.status(304).end();
  return sendHtml(request, response, html);
}
