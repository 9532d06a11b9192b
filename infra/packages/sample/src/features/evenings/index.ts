export { Evenings } from './Evenings';
export { prefetchEvenings } from './evenings.api';
export { eveningsText } from './evenings.messages';
