import {
  booleanFilter,
  listInput,
  listPage,
  notFound,
  stringFilter,
  toConditions,
  toSort,
  type Lookup,
  type Page,
  type Viewer,
} from '@athenaeum/kit';
import type * as z from 'zod';
import { canSeePage, shownBy } from '../../shown';
import { Speaker, type SpeakerRow } from './speaker.model';

export const speakersInput = listInput(
  { slug: stringFilter, name: stringFilter, type: stringFilter, is_featured: booleanFilter },
  ['name'],
);

export async function findSpeaker(viewer: Viewer, lookup: Lookup): Promise<SpeakerRow> {
  const speaker = await Speaker.findOne(lookup).lean<SpeakerRow>();
  if (!speaker || !canSeePage(viewer, speaker)) throw notFound('speaker');
  return speaker;
}

export const listSpeakers = (input: z.infer<typeof speakersInput>): Promise<Page<SpeakerRow>> =>
  listPage<SpeakerRow>(
    Speaker,
    { $and: [shownBy(Date.now()), toConditions(input, ['slug', 'name', 'type', 'is_featured'])] },
    toSort(input.orderBy, { name: 1 }),
    input,
  );
