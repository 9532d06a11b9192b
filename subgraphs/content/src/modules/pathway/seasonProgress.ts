import DataLoader from 'dataloader';
import type { ContentLoaders } from '../../loaders';
import type { OwnRows } from '../../ownRows';
import type { ProgressRow } from '../progress/progress.model';
import type { RSVPRow } from '../rsvp/rsvp.model';
import { Salon, type SalonRow } from '../salon/salon.model';
import { listed } from '../salon/salon.policy';

/** A viewer's progress: of the salons that can be watched or attended, those that were. */
export interface SalonsDone {
  done: number;
  salons: number;
  /** The first one that is not done; null when none is left. */
  next_id: string | null;
}

interface Own {
  myRsvp: OwnRows<RSVPRow>;
  myProgress: OwnRows<ProgressRow>;
}

type Step = 'done' | 'open' | 'none';
type Light = Pick<SalonRow, '_id' | 'live_until' | 'filename' | 'salon_status'>;

/**
 * The state of each salon in a viewer's pathway. Done means watched to the end, or attended; one that was cancelled, or that is
 * past without a recording, does not count.
 */
export const createStepLoader = ({ myRsvp, myProgress }: Own) =>
  new DataLoader<string, Step>(async (ids) => {
    const now = Date.now();
    const [salons, ...own] = await Promise.all([
      Salon.find({ ...listed(now), _id: { $in: ids } })
        .select('live_until filename salon_status')
        .lean<Light[]>(),
      ...ids.map(async (id) => ({ rsvp: await myRsvp.load(id), progress: await myProgress.load(id) })),
    ]);
    const byId = new Map(salons.map((salon) => [salon._id, salon]));
    return ids.map((id, index) => {
      const salon = byId.get(id);
      if (!salon || salon.salon_status === 'cancelled') return 'none';
      const isOver = salon.live_until <= now;
      const { rsvp, progress } = own[index]!;
      if (progress?.watched || (isOver && rsvp?.status === 'RESERVED')) return 'done';
      return isOver && !salon.filename ? 'none' : 'open';
    });
  });

/** The progress in a list of salons. */
export async function countDone(
  steps: DataLoader<string, Step>,
  ids: readonly string[],
): Promise<SalonsDone> {
  const of = await Promise.all(ids.map((id) => steps.load(id)));
  return {
    done: of.filter((step) => step === 'done').length,
    salons: of.filter((step) => step !== 'none').length,
    next_id: ids[of.indexOf('open')] ?? null,
  };
}

/** The salons that count, in their order, and whether the viewer has done them. */
export async function stepsOf(
  { pathwayStep, salon }: Pick<ContentLoaders, 'pathwayStep' | 'salon'>,
  ids: readonly string[],
): Promise<{ salon: SalonRow; done: boolean }[]> {
  const steps = await Promise.all(
    ids.map(async (id) => {
      const step = await pathwayStep.load(id);
      const row = step === 'none' ? null : await salon.load(id);
      return row ? [{ salon: row, done: step === 'done' }] : [];
    }),
  );
  return steps.flat();
}
