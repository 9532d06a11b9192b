import { readFileSync } from 'node:fs';
import { demoId } from '@athenaeum/kit/demo';
import type { SalonRow } from '../../modules/salon/salon.model';
import type { TranscriptRow } from '../../modules/salon/transcript.model';
import { recordedSalons, type Speakers } from './recorded';
import { toSalon } from './salonSeed';
import { upcomingSalons } from './upcoming';

/** All demo salons, upcoming ones first. */
export const salonRows = (now: number, speakers: Speakers): SalonRow[] =>
  [...upcomingSalons(now), ...recordedSalons(now, speakers)].map(toSalon);

/** The transcript of the recording, timed to its file. */
export function transcriptRows(): TranscriptRow[] {
  const cues = new URL('../../../../../infra/media/negotiating-your-next-role.cues.json', import.meta.url);
  return [
    { _id: demoId('salon', 'negotiating-your-next-role'), cues: JSON.parse(readFileSync(cues, 'utf8')) },
  ];
}
