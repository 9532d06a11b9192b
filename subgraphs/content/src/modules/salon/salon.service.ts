import { notFound, toSort, visitor, type Page, type toListResult, type Viewer } from '@athenaeum/kit';
import { keptForEveryone } from '../../kept';
import { ofThisDatabase } from '../../ofThisDatabase';
import type { ContentLoaders } from '../../loaders';
import { listPage } from '../../listPage';
import type { Lookup } from '../../lookup';
import { releaseOverdueSeats } from '../rsvp/overdueSeats';
import { salonFacets, type Facet } from './facets';
import { isPersonal, ownOrder, pageOfOwn } from './ownSalons';
import { Salon, type SalonRow } from './salon.model';
import { canWatch } from './salon.policy';
import { facetsFilter, salonsFilter, type SalonsInput } from './salonsInput';
import { ifVisible, standingOf } from './standing';

/** One salon for a page of its own. */
export async function findSalon(viewer: Viewer, loaders: ContentLoaders, lookup: Lookup): Promise<SalonRow> {
  const found = await Salon.findOne(lookup).lean<SalonRow>();
  const salon = await ifVisible(viewer, found, loaders.standing);
  if (!salon) throw notFound('event');
  if (salon.seats_free !== 0) return salon;
  // Full it may be of seats that nobody has paid for or confirmed.
  await releaseOverdueSeats(salon._id);
  return (await Salon.findById(salon._id).lean<SalonRow>()) ?? salon;
}

/** The salon whose recording or captions are stored under a key, for those who may watch it. */
export async function findRecording(viewer: Viewer, loaders: ContentLoaders, key: string): Promise<SalonRow> {
  const stored = key
    ? await Salon.find({ $or: [{ filename: key }, { captions: key }] }).lean<SalonRow[]>()
    : [];
  for (const salon of stored)
    if (canWatch(viewer, salon, await loaders.standing(salon), Date.now())) return salon;
  throw notFound('recording');
}

/** One salon to write something about, read afresh. */
export async function salonToChange(viewer: Viewer, where: Record<string, string>): Promise<SalonRow> {
  const found = await Salon.findOne(where).lean<SalonRow>();
  const salon = await ifVisible(viewer, found, (hidden) => standingOf(viewer, hidden));
  if (!salon) throw notFound('event');
  return salon;
}

const keptFacets = ofThisDatabase(() =>
  keptForEveryone(async (key) =>
    salonFacets(await facetsFilter(visitor, JSON.parse(key) as SalonsInput, Date.now())),
  ),
);

/** What everyone finds is counted for everyone; what is asked about herself, for her alone. */
async function countSalons(viewer: Viewer, input: SalonsInput, now: number): Promise<number> {
  const { take: _take, skip: _skip, orderBy: _orderBy, ...filters } = input;
  if (isPersonal(input)) return Salon.countDocuments(await salonsFilter(viewer, input, now, 'count'));
  return keptCounts()(JSON.stringify(filters));
}

const keptCounts = ofThisDatabase(() =>
  keptForEveryone(async (filters) =>
    Salon.countDocuments(
      await salonsFilter(visitor, JSON.parse(filters) as SalonsInput, Date.now(), 'count'),
    ),
  ),
);

interface FoundSalons extends Page<SalonRow> {
  countFacets(): Promise<Facet[]>;
}
export type SalonPage = Awaited<ReturnType<typeof toListResult<FoundSalons>>>;

/** A feed of listed salons, soonest first unless told otherwise. */
export async function listSalons(viewer: Viewer, input: SalonsInput, isCounted = true): Promise<FoundSalons> {
  const now = Date.now();
  const filter = await salonsFilter(viewer, input, now);
  const order = input.orderBy ? undefined : ownOrder(input);
  const page = order
    ? await pageOfOwn(viewer, order, filter, input)
    : await listPage<SalonRow>(Salon, filter, toSort(input.orderBy, { date: 1 }), input, () =>
        isCounted ? countSalons(viewer, input, now) : 0,
      );
  const { date, phase } = input;
  const countFacets = async () =>
    isPersonal(input)
      ? salonFacets(await facetsFilter(viewer, input, now))
      : keptFacets()(JSON.stringify({ date, phase }));
  return { ...page, countFacets };
}
