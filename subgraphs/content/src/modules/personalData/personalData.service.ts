import { indexedText } from '@athenaeum/kit';
import { Bookmark } from '../bookmark/bookmark.model';
import { GroupMembership } from '../peerGroup/groupMembership.model';
import { Progress } from '../progress/progress.model';
import { Review } from '../review/review.model';
import { ReviewRight } from '../review/reviewRight.model';
import { RSVP } from '../rsvp/rsvp.model';
import { giveUpSeat } from '../rsvp/seats';
import { Salon } from '../salon/salon.model';

export async function personalData(user_id: string) {
  const [rsvps, progress, bookmarks, reviews, groups] = await Promise.all([
    RSVP.find({ user_id }).lean(),
    Progress.find({ user_id }).lean(),
    Bookmark.find({ user_id }).lean(),
    Review.find({ user_id: indexedText(user_id) })
      .select('-told_at -import_key')
      .lean(),
    GroupMembership.find({ user_id }).select('-decided_by').lean(),
  ]);
  return { rsvps, progress, bookmarks, reviews, groups };
}

/** Gives the member's seats to the waitlist, keeps reviews without the author, and removes private records. */
export async function forgetMember(user_id: string): Promise<boolean> {
  const held = await RSVP.find({ user_id, status: { $ne: 'INVITED' } })
    .select('salon_id')
    .lean();
  const ahead = await Salon.find({
    _id: { $in: held.map(({ salon_id }) => salon_id) },
    date: { $gt: Date.now() },
  })
    .select('_id')
    .lean();
  const salons = new Set(ahead.map(({ _id }) => _id));
  for (const { _id, salon_id } of held) if (salons.has(salon_id)) await giveUpSeat(_id);
  // Attendance counts stay right: the RSVP remains without a name.
  await RSVP.updateMany({ user_id }, { $unset: { guest: 1, guest_email: 1, consents: 1, name: 1 } });
  await Progress.deleteMany({ user_id });
  await Bookmark.deleteMany({ user_id });
  await GroupMembership.deleteMany({ user_id });
  await ReviewRight.deleteMany({ user_id });
  await Review.updateMany(
    { user_id: indexedText(user_id) },
    { $set: { is_anonymous: true, reviewer_name: null, reviewer_image: null }, $unset: { user_id: 1 } },
  );
  return true;
}
