export { addressOf } from '@athenaeum/kit/addressOf';
