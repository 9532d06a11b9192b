import {
  listPage,
  notFound,
  toSort,
  visitor,
  type Lookup,
  type Page,
  type toListResult,
  type Viewer,
} from '@athenaeum/kit';
import { cachedForEveryone } from '../../cachedForEveryone';
import { perDatabase } from '../../perDatabase';
import type { ContentLoaders } from '../../loaders';
import { withLapsedSeatsFree } from '../rsvp/lapsedHolds';
import { salonFacets, type Facet } from './facets';
import { isPersonal, ownOrder, pageOfOwn } from './ownSalons';
import { Salon, type SalonRow } from './salon.model';
import { canWatch } from './salon.policy';
import { facetsFilter, salonsFilter, type SalonsInput } from './salonsInput';
import { ifVisible, participationOf } from './participation';

/** One salon for a page of its own. */
export async function findSalon(viewer: Viewer, loaders: ContentLoaders, lookup: Lookup): Promise<SalonRow> {
  const found = await Salon.findOne(lookup).lean<SalonRow>();
  if (found) loaders.salon.prime(found._id, found);
  const salon = await ifVisible(viewer, found, loaders.participation);
  if (!salon) throw notFound('event');
  // A full one may hold seats that were not paid for or confirmed in time.
  return salon.seats_free === 0 ? withLapsedSeatsFree(salon) : salon;
}

/** The salon with a recording or captions of this key, for those who may watch it. */
export async function findRecording(viewer: Viewer, loaders: ContentLoaders, key: string): Promise<SalonRow> {
  const stored = key
    ? await Salon.find({ $or: [{ filename: key }, { captions: key }] }).lean<SalonRow[]>()
    : [];
  for (const salon of stored)
    if (canWatch(viewer, salon, await loaders.participation(salon), Date.now())) return salon;
  throw notFound('recording');
}

/** A salon, read from the database, for a write about it. */
export async function salonToChange(viewer: Viewer, where: Record<string, string>): Promise<SalonRow> {
  const found = await Salon.findOne(where).lean<SalonRow>();
  const salon = await ifVisible(viewer, found, (hidden) => participationOf(viewer, hidden));
  if (!salon) throw notFound('event');
  return salon;
}

const keptFacets = perDatabase(() =>
  cachedForEveryone(async (key) =>
    salonFacets(await facetsFilter(visitor, JSON.parse(key) as SalonsInput, Date.now())),
  ),
);

/** Counts of everyone's salons are cached for all; those about the viewer are not. */
async function countSalons(viewer: Viewer, input: SalonsInput, now: number): Promise<number> {
  const { take: _take, skip: _skip, orderBy: _orderBy, ...filters } = input;
  if (isPersonal(input)) return Salon.countDocuments(await salonsFilter(viewer, input, now, 'count'));
  return keptCounts()(JSON.stringify(filters));
}

const keptCounts = perDatabase(() =>
  cachedForEveryone(async (filters) =>
    Salon.countDocuments(
      await salonsFilter(visitor, JSON.parse(filters) as SalonsInput, Date.now(), 'count'),
    ),
  ),
);

interface FoundSalons extends Page<SalonRow> {
  countFacets(): Promise<Facet[]>;
}
export type SalonPage = Awaited<ReturnType<typeof toListResult<FoundSalons>>>;

/** A feed of listed salons, soonest first by default. */
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
