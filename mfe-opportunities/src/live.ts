import { defineLive } from '@athenaeum/shell-contract';
import { api } from './api';

/** What facts make stale: the stages of the member's own applications. */
export const applicationLive = defineLive(api, { application: ['Applications'] });
