import { createLogger } from '../log';
import type { NotedRefusal, NoteRefusal } from './guardRoots';

const EVENTS: Record<NotedRefusal, [event: string, message: string]> = {
  FORBIDDEN: ['access_refused', 'access was refused'],
  INVALID: ['input_refused', 'an input was refused'],
};

/**
 * One log line for each refusal: the caller's id and the operation, nothing of the input (safety 21). For finding people
 * who try what their role does not allow, or what none of our forms sends.
 */
export function noteRefusals(service: string): NoteRefusal {
  let log: ReturnType<typeof createLogger> | undefined;
  return (operation, code, { viewer, requestId }) => {
    log ??= createLogger(service);
    const [event, message] = EVENTS[code];
    log.warn({ event, operation, user_id: viewer.id, requestId }, message);
  };
}
