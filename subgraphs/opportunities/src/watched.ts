import type { WatchedTypes } from '@athenaeum/kit/dataAccess';
import type { ApplicationRow } from './modules/application/application.model';

/** What board support reads of members' applications is noted. */
export const watched: WatchedTypes = {
  Application: {
    ownerOf: ({ user_id }: ApplicationRow) => user_id,
    details: {
      title: 'applications',
      pitch: 'applications',
      status: 'applications',
      cv: 'applications',
      bio: 'applications',
      packet: 'applications',
    },
  },
  // Of the files themselves, which the gateway gives out.
  ApplicationNotice: {
    ownerOf: ({ user_id }: Pick<ApplicationRow, 'user_id'>) => user_id,
    details: { cv: 'applications', bio: 'applications' },
  },
};
