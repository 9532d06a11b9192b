import { OidcRecordModel } from './bff/auth/embedded/oidcRecord.model';
import { SignInAttemptModel } from './bff/auth/signInAttempt.model';
import { WebSessionModel } from './bff/auth/webSession.model';

/** What the gateway itself keeps; its indexes are made before the first request. */
export const models = [WebSessionModel, SignInAttemptModel, OidcRecordModel] as never[];
