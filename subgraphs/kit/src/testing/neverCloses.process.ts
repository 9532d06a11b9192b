import { pino } from 'pino';
import { exitOnUnexpectedError } from '../unexpectedErrors';

/** For the test: nothing but the time limit ends it. */
const log = pino();
exitOnUnexpectedError({ log, close: () => new Promise<void>(() => {}), timeout: 200 });
setInterval(() => {}, 60_000);
log.info('closing takes forever');
