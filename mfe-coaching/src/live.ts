import { defineLive } from '@athenaeum/shell-contract';
import { api } from './api';

/** What facts make stale: a session is shown to its member and to its coach, with the time that it holds. */
export const sessionLive = defineLive(api, { session: ['Sessions', 'CoachSessions', 'Credits'] });
