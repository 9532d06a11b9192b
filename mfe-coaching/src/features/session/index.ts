export { prefetchSession, SESSION_REFRESH_MS, useCoachingSessionQuery } from './session.api';
export { sessionText } from './session.messages';
export { SessionDetail } from './SessionDetail';
export { SessionSkeleton } from './SessionSkeleton';
