export { ContentKinds } from './ContentKinds';
export { prefetchContentCounts } from './contentKinds.api';
