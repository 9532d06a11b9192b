import { createRemoteApi } from '@athenaeum/shell-contract';

/** `Board` is what is open, with what she did about it; `Applications` and `SavedFilters` are hers. */
export const api = createRemoteApi('opportunities', ['Board', 'Applications', 'SavedFilters']);
