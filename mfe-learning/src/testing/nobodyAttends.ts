import { respond } from '@athenaeum/shell-contract/testing';
import { ConnectionsAttendingDocument } from '../features/connectionsAttending/__generated__/connectionsAttending';
import { answer } from './answers';

/** For pages of events: none of the viewer's connections attend. */
export const nobodyAttends = (): void =>
  respond(ConnectionsAttendingDocument, { salon: answer({ id: 's', connections_attending: [] }) });
