import { operation, type PlatformV1, sendGraphql } from '@athenaeum/shell-contract';
import {
  MyRecordingsDocument,
  MySalonCountsDocument,
  MySalonsDocument,
  MySavedDocument,
  MyWaitlistDocument,
} from './__generated__/mySalons';
import { PAGE_SIZE } from './mySalons.api';

/** What the tabs ask for when they open. */
export const keptMySalons = [
  operation(MySalonCountsDocument).query({}),
  operation(MySalonsDocument).query({ upcomingSkip: 0, pastSkip: 0 }),
  operation(MyWaitlistDocument).query({ skip: 0 }),
  operation(MySavedDocument).query({ skip: 0 }),
  operation(MyRecordingsDocument).query({ skip: 0 }),
];

/** More than anybody reads on a journey, and less than a device minds. */
const MAX_SAVED = 60;

interface Own {
  slug: string;
  title: string;
}

/**
 * The salons that the member has saved, the latest sixty, and those at which the member has a seat.
 *
 * @throws where they cannot be read
 */
export async function findOwnSalons(platform: PlatformV1): Promise<Own[]> {
  const [seats, ...saved] = await Promise.all([
    seatsOf(platform),
    ...Array.from({ length: MAX_SAVED / PAGE_SIZE }, (_, page) => savedOf(platform, page * PAGE_SIZE)),
  ]);
  const own = [...seats, ...saved.flat()];
  return own.filter(({ slug }, at) => own.findIndex((other) => other.slug === slug) === at);
}

async function seatsOf(platform: PlatformV1): Promise<Own[]> {
  const { data, error } = await sendGraphql(platform, MySalonsDocument, { upcomingSkip: 0, pastSkip: 0 });
  if (!data?.upcoming?.data) throw new Error(error?.message ?? 'The seats could not be read.');
  return data.upcoming.data;
}

async function savedOf(platform: PlatformV1, skip: number): Promise<Own[]> {
  const { data, error } = await sendGraphql(platform, MySavedDocument, { skip });
  if (!data?.saved?.data) throw new Error(error?.message ?? 'What was saved could not be read.');
  return data.saved.data;
}
