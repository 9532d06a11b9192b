export { Outbox } from './Outbox';
export { prefetchOutbox, useOperationsOutboxQuery } from './outbox.api';
