import { StoredFile } from '@athenaeum/kit/files';
import { OidcRecordModel } from './bff/auth/embedded/oidcRecord.model';
import { SignInAttemptModel } from './bff/auth/signInAttempt.model';
import { WebSessionModel } from './bff/auth/webSession.model';
import { JobRecord } from './bff/jobs/systems/jobRecord.model';
import { outboxModels } from '@athenaeum/kit/outbox';

/** What the gateway itself keeps; its indexes are made before the first request. */
export const models = [
  WebSessionModel,
  SignInAttemptModel,
  OidcRecordModel,
  JobRecord,
  StoredFile,
  ...outboxModels,
] as never[];
