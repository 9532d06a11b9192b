import { SearchField, Select, useDebounced } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { SEARCH_LIMITS } from '@athenaeum/users-contract';
import styled from 'styled-components';

interface DirectoryToolbarProps {
  search: string;
  sort: number;
  sorts: readonly string[];
  onSearch: (search: string) => void;
  onSort: (sort: number) => void;
}

export function DirectoryToolbar({ search, sort, sorts, onSearch, onSort }: DirectoryToolbarProps) {
  const [text, setText] = useDebounced(search, (rested) => onSearch(rested.trim()));
  return (
    <Bar role="search" aria-label="Members">
      <SearchField
        label="Search members"
        placeholder="Name, company or topic"
        maxLength={SEARCH_LIMITS.max}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Select
        label="Sort by"
        options={sorts.map((label, index) => ({ value: String(index), label }))}
        value={String(sort)}
        onChange={(event) => onSort(Number(event.target.value))}
      />
    </Bar>
  );
}

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 240px;
  gap: ${token.space[16]};
  align-items: end;
  margin-bottom: ${token.space[32]};

  ${media.under(600)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
