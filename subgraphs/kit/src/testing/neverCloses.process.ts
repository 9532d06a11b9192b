import { pino } from 'pino';
import { exitOnUnexpectedError } from '@athenaeum/common/server';

/** For a test: its `close` never resolves, so only the timeout ends the process. */
const log = pino();
exitOnUnexpectedError({ log, close: () => new Promise<void>(() => {}), timeout: 200 });
setInterval(() => {}, 60_000);
log.info('closing takes forever');
