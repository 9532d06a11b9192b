import { translateSentence } from '@athenaeum/messages';
import { isMissing, type Answer } from '@athenaeum/shell-contract';
import { useCoachingFoundQuery, useContentSearchQuery, useUsersFoundQuery } from './search.api';

/** One domain's part of the results, independent of the others. */
export interface Part<Data> {
  data: Data | null;
  count: number;
  isWaiting: boolean;
  isFailed: boolean;
  isFetching: boolean;
  /** The server's error message, if any. */
  message: string | null;
  retry: () => void;
}

interface Refusable {
  ok: boolean;
  code?: string | null;
  message?: string | null;
}

interface Query {
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Coaches and members are only queried under All. */
export function useSearchParts(
  term: string,
  take: Record<'content' | 'coaches' | 'members', number>,
  all: boolean,
) {
  const content = useContentSearchQuery({ query: term, take: take.content });
  const coaches = useCoachingFoundQuery({ search: term, take: take.coaches }, { skip: !all });
  const members = useUsersFoundQuery({ search: term, take: take.members }, { skip: !all });
  const groups = content.currentData?.search;
  const foundCoaches = coaches.currentData?.coaches;
  const foundMembers = members.currentData?.users;
  return {
    content: partOf(content, content.currentData, 'search', groups, groups?.data, 0),
    coaches: partOf(
      coaches,
      coaches.currentData,
      'coaches',
      foundCoaches,
      foundCoaches?.data,
      foundCoaches?.count,
    ),
    members: partOf(
      members,
      members.currentData,
      'users',
      foundMembers,
      foundMembers?.data,
      foundMembers?.count,
    ),
  };
}

function partOf<Data>(
  { isError, isFetching, refetch }: Query,
  answer: Answer<object> | undefined,
  field: string,
  result: Refusable | null | undefined,
  data: Data | null | undefined,
  count: number | null | undefined,
): Part<Data> {
  // A viewer without access to coaches or members gets none, as everywhere.
  const isForbidden = result?.code === 'FORBIDDEN';
  return {
    data: data ?? null,
    count: count ?? 0,
    isWaiting: isFetching && !answer,
    isFailed: (isError && !data) || isMissing(answer, field) || (result?.ok === false && !isForbidden),
    isFetching,
    message: result?.message ? translateSentence(result.message) : null,
    retry: () => void refetch(),
  };
}
