export { EventAbout } from './EventAbout';
export { EventFacts } from './EventFacts';
export { prefetchPublicEvent, type PublicEventDetail, useContentPublicEventQuery } from './eventDetail.api';
