import { defineSubgraph } from '@athenaeum/kit';
import { AuditRow } from '@athenaeum/kit/audit';
import { CaptionCues, StoredFile } from '@athenaeum/kit/files';
import { createLoaders } from './loaders';
import { Bookmark } from './modules/bookmark/bookmark.model';
import { Category } from './modules/category/category.model';
import { Collection } from './modules/collection/collection.model';
import { EventType } from './modules/eventType/eventType.model';
import { HostGroup } from './modules/hostGroup/hostGroup.model';
import { Pathway } from './modules/pathway/pathway.model';
import { Season } from './modules/pathway/season.model';
import { GroupMembership } from './modules/peerGroup/groupMembership.model';
import { Progress } from './modules/progress/progress.model';
import { Resource } from './modules/resource/resource.model';
import { Review } from './modules/review/review.model';
import { ReviewRight } from './modules/review/reviewRight.model';
import { GuestMail } from './modules/rsvp/guestMail.model';
import { RSVP } from './modules/rsvp/rsvp.model';
import { Salon } from './modules/salon/salon.model';
import { Transcript } from './modules/salon/transcript.model';
import { prepareSearch } from './modules/search/search.service';
import { SeatOrder } from './modules/seatOrder/seatOrder.model';
import { Speaker } from './modules/speaker/speaker.model';
import { Tag } from './modules/tag/tag.model';
import { Testimonial } from './modules/testimonial/testimonial.model';
import { resolvers } from './resolvers';
import { watched } from './watched';

const models = [
  Salon,
  Transcript,
  CaptionCues,
  Category,
  Tag,
  Speaker,
  Collection,
  Pathway,
  Season,
  Resource,
  EventType,
  HostGroup,
  Testimonial,
  Review,
  ReviewRight,
  RSVP,
  GuestMail,
  SeatOrder,
  Progress,
  Bookmark,
  GroupMembership,
  AuditRow,
  StoredFile,
];

export const subgraph = defineSubgraph({
  name: 'content',
  home: import.meta.url,
  resolvers,
  createLoaders,
  watched,
  models,
  warmUp: prepareSearch,
});
