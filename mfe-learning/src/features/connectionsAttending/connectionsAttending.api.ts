import { operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { ConnectionsAttendingDocument } from './__generated__/connectionsAttending';

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    contentConnectionsAttending: build.query(operation(ConnectionsAttendingDocument)),
  }),
});

export const { useContentConnectionsAttendingQuery } = injected;
