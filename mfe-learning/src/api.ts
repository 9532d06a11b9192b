import { createRemoteApi } from '@athenaeum/shell-contract';

/**
 * `Salon` and `Pathway` are one of them as on its page; `Seats` every list that depends on
 * what the member has reserved, `Saved` every count of bookmarks, `Group` a peer group's page.
 */
export const api = createRemoteApi('learning', ['Salon', 'Pathway', 'Seats', 'Saved', 'Group']);
