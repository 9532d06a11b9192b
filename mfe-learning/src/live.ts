import { defineLive } from '@athenaeum/shell-contract';
import { api } from './api';

/** What facts make stale on an event's page, and in lists of the member's own. */
export const salonLive = defineLive(api, { seats: ['Salon'], rsvp: ['Salon'], salon: ['Salon'] });
export const ownSalonsLive = defineLive(api, { rsvp: ['Seats'], salon: ['Seats'] });
