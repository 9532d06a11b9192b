import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import type { Request } from 'express';
import { UploadRefused } from './uploadRefused';

/** What the parts around a file may take. */
const ENVELOPE = 64_000;
const TOO_LARGE = 'This file is too large.';
const ONE_FILE = 'Send one file and the name of its folder.';
const BROKEN_OFF = 'The upload broke off. Please try again.';
const TOO_SLOW = 'The upload took too long. Please try again.';

export interface UploadForm {
  folderName: string;
  /** The original file name. */
  name: string;
  bytes: number;
}

/** Milliseconds. */
export interface UploadTimeouts {
  /** Without a byte coming in. */
  pause: number;
  longest: number;
}

interface Terms {
  /** Bytes of the file. */
  limit: number;
  timeouts: UploadTimeouts;
}

/**
 * Writes the file of a multipart form to `path` as it comes in, never more than a few chunks of it in memory; the folder
 * may be said before or after it. The caller removes the file, also when this fails.
 */
export async function readForm(req: Request, path: string, { limit, timeouts }: Terms): Promise<UploadForm> {
  if (Number(req.headers['content-length']) > limit + ENVELOPE) throw new UploadRefused(413, TOO_LARGE);
  const form = openForm(req, limit);
  let refused: UploadRefused | null = null;
  let folderName: string | undefined;
  let file: { name: string; written: Promise<number> } | undefined;
  const refuse = (status: UploadRefused['status'], advice: string) => {
    refused ??= new UploadRefused(status, advice);
  };

  form.on('file', (field, content, { filename }) => {
    if (field !== 'file') {
      refuse(400, ONE_FILE);
      // Not wanted, whether it ends or breaks off.
      content.on('error', () => {}).resume();
      return;
    }
    content.once('limit', () => refuse(413, TOO_LARGE));
    const target = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    const written = pipeline(content, target).then(() => target.bytesWritten);
    // Checked when the whole form has arrived; nothing awaits it before.
    written.catch(() => {});
    file = { name: filename ?? '', written };
  });
  form.on('field', (field, value, { valueTruncated }) => {
    if (field === 'folderName' && !valueTruncated) folderName = value;
    else refuse(400, ONE_FILE);
  });
  for (const limit of ['filesLimit', 'fieldsLimit'] as const) form.once(limit, () => refuse(400, ONE_FILE));

  await arrival(req, form, { limit: limit + ENVELOPE, timeouts });
  const bytes = await file?.written;
  if (refused) throw refused;
  if (!file || bytes === undefined || folderName === undefined) throw new UploadRefused(400, ONE_FILE);
  return { folderName, name: file.name, bytes };
}

function openForm(req: Request, limit: number): busboy.Busboy {
  try {
    const limits = {
      files: 1,
      fields: 1,
      // The parser calls a file too large when it reaches the limit, we when it exceeds it.
      fileSize: limit + 1,
      fieldSize: 200,
      fieldNameSize: 50,
      headerPairs: 20,
    };
    return busboy({ headers: req.headers, limits, defParamCharset: 'utf8' });
  } catch {
    throw new UploadRefused(400, ONE_FILE);
  }
}

/** The whole body has been read. Too much of it, too slow, malformed or broken off: whatever was being written breaks. */
function arrival(req: Request, form: busboy.Busboy, { limit, timeouts }: Terms): Promise<void> {
  return new Promise((resolve, reject) => {
    let seen = 0;
    const late = () => settle(new UploadRefused(408, TOO_SLOW));
    const pause = setTimeout(late, timeouts.pause);
    const longest = setTimeout(late, timeouts.longest);
    const onData = (chunk: Buffer) => {
      pause.refresh();
      seen += chunk.length;
      if (seen > limit) settle(new UploadRefused(413, TOO_LARGE));
    };
    // A request closes when it has been read to its end, too.
    const onClose = () => {
      if (!req.readableEnded) settle(new UploadRefused(400, BROKEN_OFF));
    };
    function settle(problem?: UploadRefused): void {
      clearTimeout(pause);
      clearTimeout(longest);
      req.off('data', onData).off('close', onClose);
      if (!problem) return resolve();
      req.unpipe(form);
      form.destroy();
      reject(problem);
    }

    req.on('data', onData).once('close', onClose);
    form.once('close', () => settle());
    // Not once: a malformed form has a second error as it is destroyed, and one that nobody hears ends the process.
    form.on('error', () => settle(new UploadRefused(400, BROKEN_OFF)));
    req.pipe(form);
  });
}
