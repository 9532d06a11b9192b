/** Asks a compiler beside others for the build of an app. */
export interface CompileOrder {
  root: string;
  app: string;
  settings: string;
  isCompressedLater: boolean;
}

/** Sent to a compiler when there is nothing more to build: it writes caches for the next build, and ends. */
export const WRITE_CACHES = 'write caches';
