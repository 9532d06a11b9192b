import { type ListingFilter, useContentTeachersQuery } from './listing.api';
import { Teachers } from './Teachers';

/** As many as one request may ask for. */
const MAX_SALONS = 100;

/** Who teaches the salons of a listing; nothing until that is known, and counted only where all of them are. */
export function ListedTeachers({ filter }: { filter: ListingFilter }) {
  const { currentData } = useContentTeachersQuery({ input: { ...filter, take: MAX_SALONS } });
  const salons = currentData?.taught?.data ?? [];
  return <Teachers salons={salons} counted={salons.length === currentData?.taught?.count} />;
}
