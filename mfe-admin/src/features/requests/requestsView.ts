import { defineListView, matching, oneOf } from '../../components/list';
import { KINDS } from './cases';

/** The query parameters of the queue: the kind, and the open request. */
export const requestsView = defineListView({
  kind: oneOf([...KINDS, 'all'], 'all'),
  request: { ...matching(/^[\w-]{1,100}$/), isBeside: true },
});
