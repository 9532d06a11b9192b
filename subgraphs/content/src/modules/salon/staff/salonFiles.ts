import { CONTENT_MESSAGES } from '@athenaeum/content-contract';
import { indexedText, Refusal, type Viewer } from '@athenaeum/kit';
import {
  CaptionCues,
  type CaptionCuesRow,
  keepContentFile,
  releaseContentFile,
  type ContentUse,
} from '@athenaeum/kit/files';
import type { ClientSession } from 'mongoose';
import { Resource } from '../../resource/resource.model';
import { Salon } from '../salon.model';
import { Transcript } from '../transcript.model';

/** The current key stays; any other must be an upload of the viewer of this kind. */
export async function keepUpload(
  viewer: Viewer,
  key: string,
  use: ContentUse,
  field: string,
  session: ClientSession,
): Promise<void> {
  try {
    await keepContentFile(viewer, key, use, session);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const message = CONTENT_MESSAGES.notThereAnyMore;
    throw new Refusal('INVALID', message, { [field]: message });
  }
}

interface Files {
  filename?: string | null;
  captions?: string | null;
}

/** The new recording and captions; the transcript follows the captions. */
export async function keepFiles(
  viewer: Viewer,
  salonId: string,
  { filename, captions }: Files,
  session: ClientSession,
): Promise<void> {
  if (filename) await keepUpload(viewer, filename, 'recording', 'filename', session);
  if (captions) await keepUpload(viewer, captions, 'captions', 'captions', session);
  if (captions !== undefined) await changeTranscript(salonId, captions, session);
}

/** Releases files that the salon does not name any more. */
export async function letGoOfReplaced(before: Files, set: Files, session: ClientSession): Promise<void> {
  if (set.filename !== undefined) await letGo(before.filename, session);
  if (set.captions !== undefined) await letGo(before.captions, session);
}

async function changeTranscript(
  salonId: string,
  captions: string | null,
  session: ClientSession,
): Promise<void> {
  if (!captions) {
    await Transcript.deleteOne({ _id: salonId }, { session });
    return;
  }
  const read = await CaptionCues.findById(captions).session(session).lean<CaptionCuesRow>();
  if (!read) {
    const message = CONTENT_MESSAGES.notThereAnyMore;
    throw new Refusal('INVALID', message, { captions: message });
  }
  await Transcript.replaceOne({ _id: salonId }, { cues: read.cues }, { session, upsert: true });
}

/** Released with the last salon that names it; files that were not uploaded, such as the demo's, stay. */
export async function letGo(key: string | null | undefined, session: ClientSession): Promise<void> {
  if (!key) return;
  const named = { $or: [{ filename: key }, { captions: key }] };
  const isUsed =
    (await Salon.exists(named).session(session)) ??
    (await Resource.exists({ asset: indexedText(key) }).session(session));
  if (!isUsed) await releaseContentFile(key, session);
}
