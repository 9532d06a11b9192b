import type { TypedDocument } from '@athenaeum/shell-contract';
import {
  PublishAgreementDocument,
  RemoveBcpExampleDocument,
  RemoveCategoryDocument,
  RemoveCoachDocument,
  RemoveCollectionDocument,
  RemoveEventTypeDocument,
  RemoveHostGroupDocument,
  RemovePathwayDocument,
  RemoveSeasonDocument,
  RemoveSpeakerDocument,
  RemoveTagDocument,
  RemoveTestimonialDocument,
  SaveBcpExampleDocument,
  SaveCategoryDocument,
  SaveCoachDocument,
  SaveCollectionDocument,
  SaveEventTypeDocument,
  SaveHostGroupDocument,
  SavePathwayDocument,
  SaveSeasonDocument,
  SaveSpeakerDocument,
  type SaveSpeakerMutation,
  SaveTagDocument,
  SaveTestimonialDocument,
} from './__generated__/libraryWrites';
import type { KindName } from './kindView';

/** The answer of every save mutation. */
export type SavedEntry = SaveSpeakerMutation;

type Sent = Pick<TypedDocument<unknown, unknown>, 'name' | 'query'>;

/** The mutation of each kind. */
export const SAVES: Readonly<Record<KindName, Sent>> = {
  speakers: SaveSpeakerDocument,
  categories: SaveCategoryDocument,
  tags: SaveTagDocument,
  collections: SaveCollectionDocument,
  'peer-groups': SaveCollectionDocument,
  pathways: SavePathwayDocument,
  seasons: SaveSeasonDocument,
  'event-types': SaveEventTypeDocument,
  'host-groups': SaveHostGroupDocument,
  testimonials: SaveTestimonialDocument,
  coaches: SaveCoachDocument,
  'bcp-examples': SaveBcpExampleDocument,
  agreements: PublishAgreementDocument,
};

export const REMOVES: Readonly<Partial<Record<KindName, Sent>>> = {
  speakers: RemoveSpeakerDocument,
  categories: RemoveCategoryDocument,
  tags: RemoveTagDocument,
  collections: RemoveCollectionDocument,
  'peer-groups': RemoveCollectionDocument,
  pathways: RemovePathwayDocument,
  seasons: RemoveSeasonDocument,
  'event-types': RemoveEventTypeDocument,
  'host-groups': RemoveHostGroupDocument,
  testimonials: RemoveTestimonialDocument,
  coaches: RemoveCoachDocument,
  'bcp-examples': RemoveBcpExampleDocument,
};
