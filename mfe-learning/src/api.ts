import { createRemoteApi } from '@athenaeum/shell-contract';

/** `Salon` and `Pathway` are one of them as its page shows it; `Seats` every list that depends on what she has reserved. */
export const api = createRemoteApi('learning', ['Salon', 'Pathway', 'Seats']);
