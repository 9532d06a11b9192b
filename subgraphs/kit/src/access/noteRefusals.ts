import { createLogger } from '../log';
import type { NotedRefusal, NoteRefusal } from './guardRoots';

const EVENTS: Record<NotedRefusal, [event: string, message: string]> = {
  FORBIDDEN: ['access_refused', 'access was refused'],
  INVALID: ['input_refused', 'an input was refused'],
};

/**
 * One line for each: who, by id alone, and what (safety 21), nothing of the input. For whoever looks for people who go beyond
 * their office, or who try what no form of ours sends.
 */
export function noteRefusals(service: string): NoteRefusal {
  let log: ReturnType<typeof createLogger> | undefined;
  return (operation, code, { viewer, requestId }) => {
    log ??= createLogger(service);
    const [event, message] = EVENTS[code];
    log.warn({ event, operation, user_id: viewer.id, requestId }, message);
  };
}
