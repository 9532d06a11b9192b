import { defineListView, matching, oneOf } from '../../components/list';
import { KINDS } from './cases';

/** What the address of the queue can say: which kind, and which of them is open. */
export const requestsView = defineListView({
  kind: oneOf([...KINDS, 'all'], 'all'),
  request: { ...matching(/^[\w-]{1,100}$/), isBeside: true },
});
