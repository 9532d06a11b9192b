import { SearchField, Select, useDebounced } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';

interface DirectoryToolbarProps {
  search: string;
  sort: number;
  sorts: readonly string[];
  onChange: (next: { search?: string; sort?: number }) => void;
}

export function DirectoryToolbar({ search, sort, sorts, onChange }: DirectoryToolbarProps) {
  const [text, setText] = useDebounced(search, (rested) => onChange({ search: rested.trim() }));
  return (
    <Bar role="search" aria-label="Members">
      <SearchField
        label="Search members"
        placeholder="Name, company or topic"
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Select
        label="Sort by"
        options={sorts.map((label, index) => ({ value: String(index), label }))}
        value={String(sort)}
        onChange={(event) => onChange({ sort: Number(event.target.value) })}
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
