import { Pills } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { useUsersResultTabsQuery } from './directory.api';
import { resultTabsText } from './resultTabs.messages';

interface ResultTabsProps {
  search: string;
  /** The number of members found; null while it is not known. */
  members: number | null;
}

/** Tabs to the other kinds of results of the same search; members are on this page. */
export function ResultTabs({ search, members }: ResultTabsProps) {
  const { currentData: found } = useUsersResultTabsQuery({ search });
  const counts = found?.search?.data?.counts;
  const library = (show: string) => `/?${new URLSearchParams({ query_search: search, show }).toString()}`;
  const tabs = [
    { label: resultTabsText.upcoming, href: library('upcoming-events'), count: counts?.upcoming },
    { label: resultTabsText.onDemand, href: library('on-demand'), count: counts?.recorded },
    {
      label: resultTabsText.coaches,
      href: `/expert-strategists?${new URLSearchParams({ search }).toString()}`,
      count: found?.coaches?.count,
    },
    {
      label: resultTabsText.members,
      href: `/community/members?${new URLSearchParams({ search }).toString()}`,
      count: members,
      current: true,
    },
  ];
  const all = tabs.every(({ count }) => typeof count === 'number')
    ? tabs.reduce((sum, { count }) => sum + (count ?? 0), 0)
    : null;
  return (
    <Above>
      <Pills
        label={resultTabsText.label}
        links={[
          {
            label: resultTabsText.all,
            href: `/?${new URLSearchParams({ query_search: search }).toString()}`,
            count: all,
          },
          ...tabs,
        ].map(({ label, count, ...link }) => ({
          ...link,
          label: typeof count === 'number' ? resultTabsText.counted({ label, number: String(count) }) : label,
        }))}
      />
    </Above>
  );
}

const Above = styled.div`
  grid-area: tabs;
  min-width: 0;
  margin-top: ${token.space[16]};
`;
