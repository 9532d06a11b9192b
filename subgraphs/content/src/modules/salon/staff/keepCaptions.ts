import { cuesOf } from '@athenaeum/content-contract';
import { Refusal } from '@athenaeum/kit';
import { CaptionCues } from './captionCues.model';

/** What is said in captions, beside the file, until a salon takes them. */
export async function keepCaptions(key: string, file: string): Promise<number> {
  const cues = cuesOf(file);
  if (!cues) throw new Refusal('INVALID', 'These are no captions.');
  await CaptionCues.replaceOne({ _id: key }, { cues, at: new Date() }, { upsert: true });
  return cues.length;
}
