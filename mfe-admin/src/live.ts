import { defineLive } from '@athenaeum/shell-contract';
import { api } from './api';

/** What facts make stale on the pages of staff: the queue, what is live of an area, and applications. */
export const requestsLive = defineLive(api, { requests: ['Requests'] });
export const releasesLive = defineLive(api, { release: ['Releases'] });
export const applicationsLive = defineLive(api, { application: ['Applications'] });
