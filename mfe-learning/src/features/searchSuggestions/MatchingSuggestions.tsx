import {
  ArrowUpRightIcon,
  CalendarIcon,
  MonitorPlayIcon,
  SearchIcon,
  TargetIcon,
  truncate,
  UsersIcon,
} from '@athenaeum/shared-ui';
import type { ReactNode } from 'react';
import { useContentSuggestionsQuery } from './searchSuggestions.api';
import { suggestionsText } from './searchSuggestions.messages';
import { List, Suggestion } from './Suggestion';

const MAX_SHOWN = 6;
const MAX_TITLE_LENGTH = 40;

/** Goals and titles that match, and a link to all results. */
export function MatchingSuggestions({ term }: { term: string }) {
  // The last matches stay until the next ones load, so that the panel does not jump while typing.
  const { data } = useContentSuggestionsQuery({ query: term });
  const found = data?.search?.data;
  const matches: { href: string; title: string; icon: ReactNode }[] = [
    ...(found?.tags ?? []).map(({ slug, title }) => ({
      href: `/goals/${slug}`,
      title,
      icon: <TargetIcon size={18} />,
    })),
    ...(found?.upcoming ?? []).map(({ slug, title }) => ({
      href: `/salons/${slug}`,
      title,
      icon: <CalendarIcon size={18} />,
    })),
    ...(found?.recorded ?? []).map(({ slug, title }) => ({
      href: `/salons/${slug}`,
      title,
      icon: <MonitorPlayIcon size={18} />,
    })),
    ...(found?.pathways ?? []).map(({ slug, title }) => ({
      href: `/pathways/${slug}`,
      title,
      icon: <ArrowUpRightIcon size={18} />,
    })),
    ...(found?.peer_groups ?? []).map(({ slug, title }) => ({
      href: `/peer-groups/${slug}`,
      title,
      icon: <UsersIcon size={18} />,
    })),
  ];
  return (
    <List aria-label={suggestionsText.suggestions}>
      {matches.slice(0, MAX_SHOWN).map(({ href, title, icon }) => (
        <li key={href}>
          <Suggestion href={href}>
            {icon}
            <span>{truncate(title, MAX_TITLE_LENGTH)}</span>
          </Suggestion>
        </li>
      ))}
      <li>
        <Suggestion href={`/?${new URLSearchParams({ query_search: term }).toString()}`}>
          <SearchIcon size={18} />
          <span>{suggestionsText.allResults({ term: truncate(term, MAX_TITLE_LENGTH) })}</span>
        </Suggestion>
      </li>
    </List>
  );
}
