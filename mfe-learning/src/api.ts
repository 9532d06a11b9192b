import { createRemoteApi } from '@athenaeum/shell-contract';

/** `Salon` is one salon as its page shows it; `Seats` every list that depends on what she has reserved. */
export const api = createRemoteApi('learning', ['Salon', 'Seats']);
