import { createRemoteApi } from '@athenaeum/shell-contract';

/** `Board` is the open opportunities with the member's application to each; `Applications` and `SavedFilters` are the member's own. */
export const api = createRemoteApi('opportunities', ['Board', 'Applications', 'SavedFilters']);
