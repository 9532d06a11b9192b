import { createLogger } from '../log';
import type { NoteRefusal } from './guardRoots';

/** One line for each: who, by her id alone, and what (safety 21). For whoever looks for people who go beyond their office. */
export function noteRefusals(service: string): NoteRefusal {
  let log: ReturnType<typeof createLogger> | undefined;
  return (operation, { viewer, requestId }) => {
    log ??= createLogger(service);
    log.warn({ event: 'access_refused', operation, user_id: viewer.id, requestId }, 'access was refused');
  };
}
