export type { Redis } from './connectRedis';
export { openRedis } from './openRedis';
export { redisVariables } from './redisVariables';
