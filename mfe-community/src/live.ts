import { defineLive } from '@athenaeum/shell-contract';
import { api } from './api';

/** What facts make stale: requests and connections, wherever they are shown. */
export const connectionLive = defineLive(api.enhanceEndpoints({ addTagTypes: ['Connections'] }), {
  connection: ['Connections'],
});
