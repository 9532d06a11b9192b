export { ContentKinds } from './ContentKinds';
