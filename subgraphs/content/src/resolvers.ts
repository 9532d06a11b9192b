import type { Resolvers } from './__generated__/resolvers';
import * as attendance from './modules/attendance/attendance.resolvers';
import * as bookmark from './modules/bookmark/bookmark.resolvers';
import * as category from './modules/category/category.resolvers';
import * as collection from './modules/collection/collection.resolvers';
import * as eventType from './modules/eventType/eventType.resolvers';
import * as figures from './modules/figures/figures.resolvers';
import * as hostGroup from './modules/hostGroup/hostGroup.resolvers';
import * as library from './modules/library/library.resolvers';
import * as pathway from './modules/pathway/pathway.resolvers';
import * as peerGroup from './modules/peerGroup/peerGroup.resolvers';
import * as personalData from './modules/personalData/personalData.resolvers';
import * as progress from './modules/progress/progress.resolvers';
import * as recommendation from './modules/recommendation/recommendation.resolvers';
import * as resource from './modules/resource/resource.resolvers';
import * as coachReviews from './modules/review/coachReviews.resolvers';
import * as review from './modules/review/review.resolvers';
import * as rsvp from './modules/rsvp/rsvp.resolvers';
import * as salon from './modules/salon/salon.resolvers';
import * as staffSalon from './modules/salon/staff/staffSalon.resolvers';
import * as search from './modules/search/search.resolvers';
import * as seatSale from './modules/seatOrder/seatSale.resolvers';
import * as seatOrder from './modules/seatOrder/seatOrder.resolvers';
import * as speaker from './modules/speaker/speaker.resolvers';
import * as staffContent from './modules/staffContent/staffContent.resolvers';
import * as tag from './modules/tag/tag.resolvers';
import * as testimonial from './modules/testimonial/testimonial.resolvers';
import * as week from './modules/week/week.resolvers';

export const resolvers = {
  Query: {
    ...attendance.Query,
    ...category.Query,
    ...collection.Query,
    ...eventType.Query,
    ...figures.Query,
    ...hostGroup.Query,
    ...library.Query,
    ...pathway.Query,
    ...peerGroup.Query,
    ...personalData.Query,
    ...recommendation.Query,
    ...resource.Query,
    ...review.Query,
    ...rsvp.Query,
    ...salon.Query,
    ...staffContent.Query,
    ...staffSalon.Query,
    ...search.Query,
    ...seatOrder.Query,
    ...seatSale.Query,
    ...speaker.Query,
    ...tag.Query,
    ...testimonial.Query,
    ...week.Query,
  },
  Mutation: {
    ...attendance.Mutation,
    ...personalData.Mutation,
    ...bookmark.Mutation,
    ...library.Mutation,
    ...peerGroup.Mutation,
    ...progress.Mutation,
    ...review.Mutation,
    ...rsvp.Mutation,
    ...seatOrder.Mutation,
    ...seatSale.Mutation,
    ...staffContent.Mutation,
    ...staffSalon.Mutation,
  },
  User: {
    __resolveReference: ({ id }) => ({ id }),
    ...bookmark.User,
    ...progress.User,
    ...rsvp.User,
  },
  Attendee: attendance.Attendee,
  AuditedThing: library.AuditedThing,
  Bcp: review.Bcp,
  Coach: coachReviews.Coach,
  CoachRelation: coachReviews.CoachRelation,
  Bookmark: bookmark.Bookmark,
  Category: category.Category,
  Collection: collection.Collection,
  EventType: eventType.EventType,
  GroupMembership: peerGroup.GroupMembership,
  HostGroup: hostGroup.HostGroup,
  Pathway: pathway.Pathway,
  Season: pathway.Season,
  Progress: progress.Progress,
  RecommendationListResult: recommendation.RecommendationListResult,
  Resource: resource.Resource,
  Review: review.Review,
  RSVP: rsvp.RSVP,
  RSVPNotice: rsvp.RSVPNotice,
  Salon: salon.Salon,
  SalonListResult: salon.SalonListResult,
  SalonRelation: salon.SalonRelation,
  StaffAppearance: staffSalon.StaffAppearance,
  StaffContent: staffContent.StaffContent,
  StaffContentListResult: staffContent.StaffContentListResult,
  StaffSalon: staffSalon.StaffSalon,
  StaffSalonListResult: staffSalon.StaffSalonListResult,
  SeatOrder: seatOrder.SeatOrder,
  SeatSale: seatSale.SeatSale,
  OrderRefund: seatSale.OrderRefund,
  SeatOrderNotice: seatOrder.SeatOrderNotice,
  Speaker: speaker.Speaker,
  Tag: tag.Tag,
} satisfies Resolvers;
