export { openPage } from './openPage';
export { signIn } from './signIn';
