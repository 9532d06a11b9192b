import { pino, type DestinationStream } from 'pino';

/** How late a line is written at most, ms. */
const MAX_WAIT_MS = 50;
const BATCH_BYTES = 4096;
const WARN = 40;
// Tests may replace the clock.
const later = setTimeout;

/** Pino tells a stream with this symbol the level of each line. */
const NEEDS_LEVEL = Symbol.for('pino.metadata');

interface LogLines extends DestinationStream {
  [NEEDS_LEVEL]: true;
  lastLevel: number;
}

/**
 * Writes log lines in batches, since each write by itself takes another thread and a call of the kernel. Warnings and errors are written at
 * once with all that came before them, and at an exit pino writes what is left.
 */
export function createLogLines(descriptor: number = process.stdout.fd, maxWaitMs = MAX_WAIT_MS): LogLines {
  const file = pino.destination({ dest: descriptor, minLength: BATCH_BYTES, sync: false });
  let isDue = false;
  const writeOut = () => {
    isDue = false;
    file.flush();
  };
  return {
    [NEEDS_LEVEL]: true,
    lastLevel: 0,
    write(line) {
      file.write(line);
      if (this.lastLevel >= WARN) file.flush();
      if (isDue) return;
      isDue = true;
      later(writeOut, maxWaitMs).unref();
    },
  };
}
