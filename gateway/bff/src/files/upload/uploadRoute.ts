import type { RefusalCode } from '@athenaeum/kit';
import type { FileRow } from '@athenaeum/kit/files';
import {
  discardBody,
  isUnavailable,
  LIMITED_MESSAGE,
  type Log,
  logOf,
  type RateLimit,
} from '@athenaeum/graph/edge';
import type { SignedInHandler } from '../forSignedIn';
import { receiveUpload, type Receiving } from './receiveUpload';
import { UploadRefused } from './uploadRefused';

/** What every upload that fails answers; `fields.file` says what can be done about it. */
const FAILED = 'Failed to upload file';
const INTERNAL_ERROR_MESSAGE = 'Something went wrong on our side. Please try again.';

export interface Uploading extends Receiving {
  limit: RateLimit;
  log: Log;
}

/** `POST /upload-file`: a form with `file` and `folderName`. */
export function uploadRoute({ limit, log, ...receiving }: Uploading): SignedInHandler {
  return async (req, res, viewer) => {
    if (!(await limit.take(viewer.id))) return refuse(429, 'LIMITED', LIMITED_MESSAGE);
    try {
      const file = await receiveUpload(req, viewer, receiving);
      res.json({ ok: true, message: null, data: described(file) });
    } catch (error) {
      if (error instanceof UploadRefused) {
        logOf(req, log).info({ status: error.status, advice: error.advice }, 'upload refused');
        return refuse(error.status, error.status === 403 ? 'FORBIDDEN' : 'INVALID', error.advice);
      }
      logOf(req, log).error({ err: error }, 'upload failed');
      return refuse(isUnavailable(error) ? 503 : 500, 'UNAVAILABLE', INTERNAL_ERROR_MESSAGE);
    }

    async function refuse(status: number, code: RefusalCode, advice: string): Promise<void> {
      if (status !== 408) await discardBody(req, receiving.timeouts.pause);
      if (!req.complete) res.set('connection', 'close');
      res.status(status).json({ ok: false, code, message: FAILED, fields: { file: advice } });
    }
  };
}

/** `key` is what is saved with a profile or an application; it is the folder and `filename`. */
const described = ({ key, name, type, bytes }: FileRow) => ({
  key,
  filename: key.slice(key.lastIndexOf('/') + 1),
  name,
  type,
  bytes,
});
