import { lookupInput, nestedTake, toListResult, toResult } from '@athenaeum/kit';
import type { QueryResolvers, SpeakerResolvers } from '../../__generated__/resolvers';
import { findSpeaker, listSpeakers, speakersInput } from './speaker.service';

export const Query: QueryResolvers = {
  speaker: (_root, { input }, { viewer }) =>
    toResult(async () => findSpeaker(viewer, lookupInput.parse(input))),
  speakers: (_root, { input }) => toListResult(async () => listSpeakers(speakersInput.parse(input ?? {}))),
};

export const Speaker: SpeakerResolvers = {
  __resolveReference: ({ id }, { loaders }) => loaders.shownSpeaker(id),
  id: ({ _id }) => _id,
  salon_relations: async ({ _id }, { take }, { loaders }) => {
    const relations = await loaders.relationsTo(
      (await loaders.salonsOfSpeaker.load(_id)).slice(0, nestedTake(take)),
    );
    return relations.map((relation) => ({
      ...relation,
      type: relation.salon.speakers.find(({ speaker_id }) => speaker_id === _id)?.type,
    }));
  },
};
