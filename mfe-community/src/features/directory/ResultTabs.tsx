import { Pills } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { useUsersResultTabsQuery } from './directory.api';

interface ResultTabsProps {
  search: string;
  /** How many members it finds; null while it is not known. */
  members: number | null;
}

/** The same words among everything else there is; members are where she is. */
export function ResultTabs({ search, members }: ResultTabsProps) {
  const { currentData: found } = useUsersResultTabsQuery({ search });
  const counts = found?.search?.data?.counts;
  const library = (show: string) => `/?${new URLSearchParams({ query_search: search, show }).toString()}`;
  const tabs = [
    { label: 'Upcoming Events', href: library('upcoming-events'), count: counts?.upcoming },
    { label: 'On Demand', href: library('on-demand'), count: counts?.recorded },
    {
      label: 'Coaches',
      href: `/expert-strategists?${new URLSearchParams({ search }).toString()}`,
      count: found?.coaches?.count,
    },
    {
      label: 'Members',
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
        label="Results"
        links={[
          { label: 'All', href: `/?${new URLSearchParams({ query_search: search }).toString()}`, count: all },
          ...tabs,
        ].map(({ label, count, ...link }) => ({
          ...link,
          label: typeof count === 'number' ? `${label} (${count})` : label,
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
