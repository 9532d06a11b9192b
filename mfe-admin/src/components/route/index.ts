export { asksRoute } from './asksRoute';
export { queryString } from './queryString';
