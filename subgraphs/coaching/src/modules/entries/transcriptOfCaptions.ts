import { Refusal } from '@athenaeum/kit';
import type { EntryRow, Values } from '@athenaeum/kit/entries';
import { CaptionCues, type CaptionCuesRow } from '@athenaeum/kit/files';
import type { ClientSession } from 'mongoose';

const GONE = 'This file is not there any more. Please choose it again.';

/** The transcript of an introduction: what its new captions say, and nothing when they are taken off. */
export async function transcriptOfCaptions(
  { captions }: Values,
  before: EntryRow | null,
  session: ClientSession,
): Promise<Values> {
  // A save without the field leaves both.
  if (captions === undefined || captions === (before?.captions ?? null)) return {};
  if (typeof captions !== 'string') return { transcript: [] };
  const read = await CaptionCues.findById(captions).session(session).lean<CaptionCuesRow>();
  if (!read) throw new Refusal('INVALID', GONE, { captions: GONE });
  return { transcript: read.cues.map(({ start, end, text }) => ({ start, end, text })) };
}
