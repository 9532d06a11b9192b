export { freePort } from '@athenaeum/kit/testing/freePort';
