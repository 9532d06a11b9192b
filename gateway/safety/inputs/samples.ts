import mongoose from 'mongoose';

/** An existing document that an id can refer to. */
export interface Sample {
  _id: string;
  user_id?: string;
  updated_at?: number | null;
  slug?: string;
  email?: string;
}

/** By the name of the model. */
export type Samples = ReadonlyMap<string, readonly Sample[]>;

const MAX_PER_MODEL = 40;

/** Samples documents of every model for valid ids: records of the senders and of others. */
export async function readSamples(senders: readonly string[]): Promise<Samples> {
  const samples = await Promise.all(
    Object.values(mongoose.models).map(async (model): Promise<[string, Sample[]]> => {
      // Read from the collection, since not every model has these fields.
      const some = (where: object) =>
        model.collection
          .find<Sample>(where, { projection: { user_id: 1, updated_at: 1 } })
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
  samples.push([PEER_GROUP, await someOf('Collection', { type: 'PEER_GROUP' })]);
  samples.push([GROUP_REQUEST, await someOf('GroupMembership', { status: 'REQUESTED' })]);
  return new Map(samples.filter(([, documents]) => documents.length > 0));
}

const PEER_GROUP = 'PeerGroup';
const GROUP_REQUEST = 'GroupRequest';

const someOf = async (model: string, where: object): Promise<Sample[]> =>
  (await mongoose.models[model]?.collection
    .find<Sample>(where, { projection: { user_id: 1, updated_at: 1 } })
    .limit(MAX_PER_MODEL)
    .toArray()) ?? [];

/** The model that a field refers to; for `id` it follows from the operation's name. */
export function modelNamed(samples: Samples, field: string, operation: string): string | null {
  const said = OF_FIELD.find(([pattern]) => pattern.test(field))?.[1] ?? OF_OPERATION[operation];
  if (said) return samples.has(said) ? said : null;
  return (
    [...samples.keys()]
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
