export { EventAbout } from './EventAbout';
export { EventFacts } from './EventFacts';
export { type PublicEventDetail, useContentPublicEventQuery } from './eventDetail.api';
