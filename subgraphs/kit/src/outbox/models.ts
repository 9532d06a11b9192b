import { OutboxMessage } from './outboxMessage.model';
import { OutboxSubject } from './outboxSubject.model';

/** Every process that enqueues or delivers creates their indexes at start-up. */
export const outboxModels = [OutboxMessage, OutboxSubject];
