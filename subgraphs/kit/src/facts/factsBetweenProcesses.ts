import type { Logger } from 'pino';
import type { Redis } from '../redis';
import { databaseFacts } from './databaseFacts';
import { redisFacts } from './redisFacts';
import type { FactTransport } from './transport';

interface Options {
  redis: Redis | null;
  log: Pick<Logger, 'warn'>;
}

export const factsBetweenProcesses = ({ redis, log }: Options): FactTransport =>
  redis ? redisFacts({ redis, log }) : databaseFacts({ log });
