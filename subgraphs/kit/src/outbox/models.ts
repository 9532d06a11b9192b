import { OutboxMessage } from './outboxMessage.model';
import { OutboxSubject } from './outboxSubject.model';

/** Every process that enqueues or delivers makes sure of their indexes before it begins. */
export const outboxModels = [OutboxMessage, OutboxSubject];
