export { readEnv } from '@athenaeum/gateway/env';
