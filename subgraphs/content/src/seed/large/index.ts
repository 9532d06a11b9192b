import { demoId, insertManyDemo, LARGE_SIZES } from '@athenaeum/kit/demo';
import { Progress } from '../../modules/progress/progress.model';
import { RSVP } from '../../modules/rsvp/rsvp.model';
import { Salon, type SalonRow } from '../../modules/salon/salon.model';
import { manyProgressRecords, manyRsvps } from './people';
import { manySalons } from './salons';

/** The sizes of the demo. */
export const DEMO_CONTENT = { salons: 144, rsvps: 3_000, progress: 2_500 } as const;

/** Raises the demo content to the size of the load test; the demo must be loaded, and a second call changes nothing. */
export async function seedLargeContent(now: number): Promise<void> {
  if (process.env.NODE_ENV === 'production') throw new Error('Demo data is not for production');
  // Salons come last, so that they prove the rest is there.
  if (await Salon.exists({ _id: demoId('large-salon', 1) })) return;
  const models = await Salon.find({ filename: { $gt: '' } })
    .sort({ slug: 1 })
    .lean<SalonRow[]>();
  const more = manySalons(models, LARGE_SIZES.salons - DEMO_CONTENT.salons, now);
  await insertManyDemo(RSVP, manyRsvps(more, LARGE_SIZES.rsvps - DEMO_CONTENT.rsvps, now));
  await insertManyDemo(
    Progress,
    manyProgressRecords(more, LARGE_SIZES.progress - DEMO_CONTENT.progress, now),
  );
  await insertManyDemo(Salon, [...more].reverse());
}
