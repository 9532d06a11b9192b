export { Requests } from './Requests';
export { prefetchRequests } from './requests.api';
export { RequestsLead } from './RequestsLead';
