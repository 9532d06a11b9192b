import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Viewer } from '@athenaeum/kit';
import type { FileFolder, FileRow } from '@athenaeum/kit/files';
import type { Request } from 'express';
import { uploadInput } from '../inputs';
import type { FileStorage } from '../storage';
import { ACCEPTED, largestOf, mayAddTo, ACCEPTED_TYPES } from './accepted';
import { readForm, type UploadTimeouts, type UploadForm } from './readForm';
import { redraw } from './redraw';
import { storeUpload } from './storeUpload';
import { isPicture, typeOf, type PictureType, type UploadType } from './typeOf';
import { UploadRefused } from './uploadRefused';

export interface Receiving {
  storage: FileStorage;
  /** Where uploads wait until they have been judged. */
  incoming: string;
  timeouts: UploadTimeouts;
  /** Of those whose uploads may be large. */
  recordingTimeouts: UploadTimeouts;
  /** Stores the text of captions with the file. */
  keepCaptions: (key: string, file: string) => Promise<void>;
}

type Uploader = Viewer & { readonly id: string };

/** Reads one upload to the end, judges it by what it holds, and keeps it; whatever goes wrong leaves nothing behind. */
export async function receiveUpload(
  req: Request,
  uploader: Uploader,
  { storage, incoming, timeouts, recordingTimeouts, keepCaptions }: Receiving,
): Promise<FileRow> {
  const scratch = join(incoming, randomUUID());
  await mkdir(scratch, { recursive: true });
  try {
    const path = join(scratch, 'given');
    const isLarge = mayAddTo(uploader, 'recordings');
    const terms = { limit: largestOf(uploader), timeouts: isLarge ? recordingTimeouts : timeouts };
    const form = await readForm(req, path, terms);
    const folder = folderFor(uploader, form);
    const judged = await judge(path, form.bytes, folder);
    const stored = await storeUpload(storage, { ...judged, folder, ownerId: uploader.id, name: form.name });
    // If this fails, the file is unknown to everybody and the sweep deletes it.
    if (stored.type === 'text/vtt') await keepCaptions(stored.key, await readFile(path, 'utf8'));
    return stored;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** The requested folder, if the uploader may use it. */
function folderFor(uploader: Uploader, form: UploadForm): FileFolder {
  const parsed = uploadInput.safeParse(form);
  if (!parsed.success || !mayAddTo(uploader, parsed.data.folderName.folder))
    throw new UploadRefused(400, 'Say which folder it goes to.');
  const { folder, ownerId } = parsed.data.folderName;
  if (ownerId !== undefined && ownerId !== uploader.id)
    throw new UploadRefused(403, 'You can only add files of your own.');
  return folder;
}

type Document = Exclude<UploadType, PictureType>;

/** The file to store: a document unchanged, a picture re-encoded. */
async function judge(path: string, bytes: number, folder: FileFolder) {
  const type = await typeOf(path, bytes);
  const accepted = type && ACCEPTED[folder][type];
  if (!accepted) throw new UploadRefused(415, ACCEPTED_TYPES[folder]);
  if (bytes > accepted.limit) throw new UploadRefused(413, ACCEPTED_TYPES[folder]);
  const as = accepted.redraw;
  if (!as || !isPicture(type)) return { type: type as Document, path, bytes };
  const drawn = `${path}.drawn`;
  return { type: as.type, path: drawn, bytes: await redraw(path, type, drawn, as) };
}
