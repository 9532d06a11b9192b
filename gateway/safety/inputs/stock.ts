import mongoose from 'mongoose';

/** An existing document that an id can refer to. */
export interface Stocked {
  _id: string;
  user_id?: string;
  updated_at?: number | null;
  slug?: string;
  email?: string;
}

/** By the name of the model. */
export type Stock = ReadonlyMap<string, readonly Stocked[]>;

const MAX_PER_MODEL = 40;

/** Samples documents of every model for valid ids: records of the senders and of others. */
export async function takeStock(senders: readonly string[]): Promise<Stock> {
  const stocked = await Promise.all(
    Object.values(mongoose.models).map(async (model): Promise<[string, Stocked[]]> => {
      // Read from the collection, since not every model has these fields.
      const some = (where: object) =>
        model.collection
          .find<Stocked>(where, { projection: { user_id: 1, updated_at: 1 } })
          .limit(MAX_PER_MODEL)
          .toArray();
      // The senders' own accounts are left out: requests could change or delete them.
      const [theirs, others] = await Promise.all([
        some({ user_id: { $in: senders } }),
        some({ _id: { $nin: senders }, user_id: { $nin: senders } }),
      ]);
      return [model.modelName, [...theirs, ...others]];
    }),
  );
  // Operations apply only to some of these.
  stocked.push([PEER_GROUP, await someOf('Collection', { type: 'PEER_GROUP' })]);
  stocked.push([GROUP_REQUEST, await someOf('GroupMembership', { status: 'REQUESTED' })]);
  return new Map(stocked.filter(([, documents]) => documents.length > 0));
}

const PEER_GROUP = 'PeerGroup';
const GROUP_REQUEST = 'GroupRequest';

const someOf = async (model: string, where: object): Promise<Stocked[]> =>
  (await mongoose.models[model]?.collection
    .find<Stocked>(where, { projection: { user_id: 1, updated_at: 1 } })
    .limit(MAX_PER_MODEL)
    .toArray()) ?? [];

/** The model that a field refers to; for `id` it follows from the operation's name. */
export function modelNamed(stock: Stock, field: string, operation: string): string | null {
  const said = OF_FIELD.find(([pattern]) => pattern.test(field))?.[1] ?? OF_OPERATION[operation];
  if (said) return stock.has(said) ? said : null;
  return (
    [...stock.keys()]
      .filter((name) => operation.toLowerCase().includes(name.toLowerCase()))
      .sort((one, other) => other.length - one.length)[0] ?? null
  );
}

const OF_FIELD: readonly (readonly [RegExp, string])[] = [
  [/^(user|actor|request(ed|er)?(_user)?|referrer|member)_?id$/i, 'User'],
  [/salon(_?ids?|OrCoachId)$|event_id|entry_?id/i, 'Salon'],
  [/coach_id/, 'Coach'],
  [/product_id/, 'Product'],
  [/contentful_id|opportunity_id/, 'Opportunity'],
  [/speaker_id|leader_ids/, 'Speaker'],
  [/category_ids?/, 'Category'],
  [/tag_ids?/, 'Tag'],
  [/pathway_id/, 'Pathway'],
  [/collection_id/, PEER_GROUP],
  [/review_id/, 'Review'],
  [/account_id|^into$/, 'Account'],
];

/** Operations whose name does not contain the model's name. */
const OF_OPERATION: Readonly<Record<string, string>> = {
  decideGroupRequest: GROUP_REQUEST,
  declineEmailChange: 'EmailRequest',
  approveEmailChange: 'EmailRequest',
  discardSeatOrder: 'SeatOrder',
  settleRefund: 'SeatOrder',
  refundSeatOrder: 'SeatOrder',
  refundCoachingOrder: 'CoachingOrder',
  refundMembershipOrder: 'MembershipOrder',
  keepMember: 'User',
  renameView: 'SavedViews',
  withdrawApplication: 'Application',
  closeReferral: 'Referral',
  decideChange: 'Opportunity',
  checkIn: 'RSVP',
  giveSeat: 'RSVP',
  cancelSeat: 'RSVP',
  session: 'CoachingSession',
  order: 'CoachingOrder',
  discardOrder: 'CoachingOrder',
  rescheduleSession: 'CoachingSession',
  cancelSession: 'CoachingSession',
  changeMeeting: 'CoachingSession',
  markNoShow: 'CoachingSession',
  saveSessionNotes: 'CoachingSession',
  saveSessionNote: 'CoachingSession',
  addSharedNote: 'CoachingSession',
  removeSharedNote: 'CoachingSession',
  addSessionTask: 'CoachingSession',
  markSessionTask: 'CoachingSession',
  removeSessionTask: 'CoachingSession',
  updateMember: 'User',
  hideMembers: 'User',
  keepUser: 'User',
  updateStatus: 'User',
  saveFilter: 'SavedFilter',
  removeFilter: 'SavedFilter',
  saveView: 'SavedViews',
  readNotifications: 'Notification',
  mergeAccounts: 'Account',
};
