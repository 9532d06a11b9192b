import { createServer, IncomingMessage, ServerResponse, type Server } from 'node:http';
import type { Express } from 'express';
import { answerParserErrors } from './answerParserErrors';

/**
 * The HTTP server of an Express app. Express gives each request and each answer the prototype of its app, which makes
 * whatever touches them afterwards slow, Node itself included; here they are made with it, and there is nothing to change.
 */
export function createExpressServer(app: Express): Server {
  class AppRequest extends IncomingMessage {}
  class AppResponse<Asked extends IncomingMessage = IncomingMessage> extends ServerResponse<Asked> {}
  Object.setPrototypeOf(AppRequest.prototype, app.request);
  Object.setPrototypeOf(AppResponse.prototype, app.response);
  // What an app has of its own is behind these in the chain; in Express's types they are what they inherit from.
  app.request = AppRequest.prototype as typeof app.request;
  app.response = AppResponse.prototype as typeof app.response;
  return answerParserErrors(createServer({ IncomingMessage: AppRequest, ServerResponse: AppResponse }, app));
}
