import { toListResult, toResult } from '@athenaeum/kit';
import { nestedTake } from '../../listPage';
import type { ContentContext } from '../../loaders';
import { lookupInput } from '../../lookup';
import type { SpeakerRow } from './speaker.model';
import { findSpeaker, listSpeakers, speakersInput } from './speaker.service';

export const Query = {
  speaker: (_root: unknown, { input }: { input: unknown }) =>
    toResult(async () => findSpeaker(lookupInput.parse(input))),
  speakers: (_root: unknown, { input }: { input?: unknown }) =>
    toListResult(async () => listSpeakers(speakersInput.parse(input ?? {}))),
};

export const Speaker = {
  __resolveReference: ({ id }: { id: string }, { loaders }: ContentContext) => loaders.speaker.load(id),
  id: ({ _id }: SpeakerRow) => _id,
  salon_relations: async ({ _id }: SpeakerRow, { take }: { take?: number }, { loaders }: ContentContext) => {
    const relations = await loaders.relationsTo(
      (await loaders.salonsOfSpeaker.load(_id)).slice(0, nestedTake(take)),
    );
    return relations.map((relation) => ({
      ...relation,
      type: relation.salon.speakers.find(({ speaker_id }) => speaker_id === _id)?.type,
    }));
  },
};
