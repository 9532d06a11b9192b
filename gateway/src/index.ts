export { readEnv, type Env } from './env';
export { startGateway, type Gateway } from './gateway';
