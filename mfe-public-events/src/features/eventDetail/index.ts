export { BeforeYouCome } from './BeforeYouCome';
export { EventAbout } from './EventAbout';
export { EventActions } from './EventActions';
export { EventFacts } from './EventFacts';
export { EventHosts } from './EventHosts';
export { prefetchPublicEvent, type PublicEventDetail, useContentPublicEventQuery } from './eventDetail.api';
