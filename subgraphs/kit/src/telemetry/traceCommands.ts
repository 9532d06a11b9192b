import type { Span } from '@opentelemetry/api';
import type { mongo } from 'mongoose';
import { DATA_COMMANDS } from '../dataCommands';
import { currentSpan, fail, startSpan } from './tracing';

const TRACED: ReadonlySet<string> = new Set([...DATA_COMMANDS, 'commitTransaction', 'abortTransaction']);

/** A span for each command of a traced request, by its name and collection; nothing of what it says. */
export function traceCommands(client: mongo.MongoClient): void {
  const running = new Map<number, Span>();
  client.on('commandStarted', ({ requestId, commandName, command }) => {
    if (!TRACED.has(commandName) || !currentSpan()) return;
    const target: unknown = command[commandName];
    const collection = typeof target === 'string' ? target : null;
    const span = startSpan(collection ? `${commandName} ${collection}` : commandName, {
      kind: 'client',
      attributes: {
        'db.system.name': 'mongodb',
        'db.operation.name': commandName,
        ...(collection && { 'db.collection.name': collection }),
      },
    });
    if (span) running.set(requestId, span);
  });
  client.on('commandSucceeded', ({ requestId }) => end(requestId));
  client.on('commandFailed', ({ requestId, failure }) => end(requestId, failure.name));

  function end(requestId: number, kind?: string): void {
    const span = running.get(requestId);
    if (!span) return;
    running.delete(requestId);
    if (kind) fail(span, kind);
    span.end();
  }
}
