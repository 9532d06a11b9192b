import { createServer, IncomingMessage, ServerResponse, type Server } from 'node:http';
import type { Express } from 'express';
import { answerParserErrors } from './answerParserErrors';

/**
 * The HTTP server of an Express app. Express sets the prototype of each request and response, which makes every later access
 * to them slow, in Node itself too. Here they are created with the right prototype.
 */
export function createExpressServer(app: Express): Server {
  class AppRequest extends IncomingMessage {}
  class AppResponse<Asked extends IncomingMessage = IncomingMessage> extends ServerResponse<Asked> {}
  Object.setPrototypeOf(AppRequest.prototype, app.request);
  Object.setPrototypeOf(AppResponse.prototype, app.response);
  // Express's own methods come from the app's prototypes, which inherit from these.
  app.request = AppRequest.prototype as typeof app.request;
  app.response = AppResponse.prototype as typeof app.response;
  return answerParserErrors(createServer({ IncomingMessage: AppRequest, ServerResponse: AppResponse }, app));
}
