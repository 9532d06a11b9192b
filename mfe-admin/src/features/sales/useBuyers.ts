import { SEARCH_LIMITS } from '@athenaeum/users-contract';
import { useUsersBuyersQuery } from './sales.api';

/** The maximum of ids in a query of orders. */
const MAX_BUYERS = 100;

/**
 * The members who match words by name, address or company. `isTooMany`: more than a query of orders takes, so that the list
 * would be incomplete.
 */
export function useBuyers(words: string) {
  const search = words.trim();
  const isAsked = search.length >= SEARCH_LIMITS.min;
  const { currentData, isError, isFetching, refetch } = useUsersBuyersQuery(
    { input: { search, take: MAX_BUYERS } },
    { skip: !isAsked },
  );
  const answer = isAsked ? currentData?.users : undefined;
  const parts = search.toLowerCase().split(/\s+/);
  // The directory's search also matches profile texts, which must not match buyers.
  const ids = (answer?.data ?? [])
    .filter(({ name, email, company }) => {
      const known = `${name ?? ''} ${email ?? ''} ${company ?? ''}`.toLowerCase();
      return parts.every((part) => known.includes(part));
    })
    .map(({ id }) => id);
  return {
    ids,
    isTooMany: (answer?.count ?? 0) > MAX_BUYERS,
    isKnown: !isAsked || Boolean(answer?.data),
    hasFailed: isAsked && (isError || answer?.ok === false),
    isFetching,
    refetch: () => void refetch(),
  };
}
