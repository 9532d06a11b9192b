import { SEARCH_LIMITS } from '@athenaeum/users-contract';
import { useUsersBuyersQuery } from './sales.api';

/** As many as orders can be asked for at once. */
const MOST = 100;

/**
 * The members whom words can mean, by name, address or company. `isTooMany`: more than orders can be asked for, so that
 * what would be listed is not all there is.
 */
export function useBuyers(words: string) {
  const search = words.trim();
  const isAsked = search.length >= SEARCH_LIMITS.min;
  const { currentData, isError, isFetching, refetch } = useUsersBuyersQuery(
    { input: { search, take: MOST } },
    { skip: !isAsked },
  );
  const answer = isAsked ? currentData?.users : undefined;
  const parts = search.toLowerCase().split(/\s+/);
  // The directory's search reads profiles, too: nobody is a buyer for what she writes about herself.
  const ids = (answer?.data ?? [])
    .filter(({ name, email, company }) => {
      const known = `${name ?? ''} ${email ?? ''} ${company ?? ''}`.toLowerCase();
      return parts.every((part) => known.includes(part));
    })
    .map(({ id }) => id);
  return {
    ids,
    isTooMany: (answer?.count ?? 0) > MOST,
    isKnown: !isAsked || Boolean(answer?.data),
    hasFailed: isAsked && (isError || answer?.ok === false),
    isFetching,
    refetch: () => void refetch(),
  };
}
