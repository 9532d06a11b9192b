export { Transcript as default } from '@athenaeum/shared-ui';
