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
  const isSearching = search.length >= SEARCH_LIMITS.min;
  const { currentData, isError, isFetching, refetch } = useUsersBuyersQuery(
    { input: { search, take: MAX_BUYERS } },
    { skip: !isSearching },
  );
  const answer = isSearching ? currentData?.users : undefined;
  const wanted = search.toLowerCase().split(/\s+/);
  // The directory's search also matches profile texts, which must not match buyers.
  const ids = (answer?.data ?? [])
    .filter(({ name, email, company }) => {
      const searchedText = `${name ?? ''} ${email ?? ''} ${company ?? ''}`.toLowerCase();
      return wanted.every((word) => searchedText.includes(word));
    })
    .map(({ id }) => id);
  return {
    ids,
    isTooMany: (answer?.count ?? 0) > MAX_BUYERS,
    isReady: !isSearching || Boolean(answer?.data),
    hasFailed: isSearching && (isError || answer?.ok === false),
    isFetching,
    refetch: () => void refetch(),
  };
}
