import { translateSentence } from '@athenaeum/messages';
import { isMissing, type Answer } from '@athenaeum/shell-contract';
import { useCoachingFoundQuery, useContentSearchQuery, useUsersFoundQuery } from './search.api';

/** One domain's share of the results, whatever became of the others. */
export interface Part<Data> {
  data: Data | null;
  count: number;
  isWaiting: boolean;
  isFailed: boolean;
  isFetching: boolean;
  /** Why, when the server said so. */
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

/** Coaches and members are only asked for under All. */
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
  // Who may not see coaches or members finds none, like anywhere else.
  const isNotForHer = result?.code === 'FORBIDDEN';
  return {
    data: data ?? null,
    count: count ?? 0,
    isWaiting: isFetching && !answer,
    isFailed: (isError && !data) || isMissing(answer, field) || (result?.ok === false && !isNotForHer),
    isFetching,
    message: result?.message ? translateSentence(result.message) : null,
    retry: () => void refetch(),
  };
}
