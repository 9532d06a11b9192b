import { rolesOf } from '@athenaeum/kit';
import { publishAfterCommit } from '@athenaeum/kit/facts';
import type { ClientSession } from 'mongoose';
import type { ApplicationRow } from './application.model';

/** Tells the open pages of the applicant and of board support that it stands elsewhere. */
export function tellOfApplication(session: ClientSession, application: ApplicationRow): void {
  publishAfterCommit(session, {
    kind: 'application',
    id: application._id,
    to: { account: application.user_id },
  });
  tellBoardSupport(session, application);
}

/** Notes and the shortlist are nobody else's: that they change is not told to the applicant. */
export const tellBoardSupport = (session: ClientSession, { _id }: Pick<ApplicationRow, '_id'>): void =>
  publishAfterCommit(session, { kind: 'application', id: _id, to: { roles: rolesOf(['boardStaff']) } });
