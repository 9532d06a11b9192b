import { cuesOf } from '@athenaeum/content-contract';
import { Refusal } from '@athenaeum/kit';
import { CaptionCues } from '@athenaeum/kit/files';

/** Stores the cues of uploaded captions until they are saved with a salon or a coach. */
export async function keepCaptions(key: string, file: string): Promise<number> {
  const cues = cuesOf(file);
  if (!cues) throw new Refusal('INVALID', 'These are no captions.');
  await CaptionCues.replaceOne({ _id: key }, { cues, at: new Date() }, { upsert: true });
  return cues.length;
}
