import { SearchField, Select, useDebounced } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { SEARCH_LIMITS } from '@athenaeum/users-contract';
import styled from 'styled-components';
import { directoryText } from './directory.messages';

interface DirectoryToolbarProps {
  search: string;
  sort: number;
  sorts: readonly string[];
  onSearch: (search: string) => void;
  onSort: (sort: number) => void;
}

/** Two places of the directory's grid: `search` and `sort`. */
export function DirectoryToolbar({ search, sort, sorts, onSearch, onSort }: DirectoryToolbarProps) {
  const [text, setText] = useDebounced(search, (rested) => onSearch(rested.trim()));
  return (
    <>
      <Search role="search" aria-label={directoryText.searchArea}>
        <SearchField
          label={directoryText.search}
          placeholder={directoryText.searchHint}
          maxLength={SEARCH_LIMITS.max}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Search>
      <Sort>
        <span aria-hidden="true">{directoryText.sort}</span>
        <Select
          label={directoryText.sort}
          labelHidden
          options={sorts.map((label, index) => ({ value: String(index), label }))}
          value={String(sort)}
          onChange={(event) => onSort(Number(event.target.value))}
        />
      </Sort>
    </>
  );
}

const Search = styled.div`
  grid-area: search;
`;

const Sort = styled.div`
  grid-area: sort;
  display: flex;
  align-items: center;
  gap: ${token.space[12]};

  & > span {
    flex: none;
    font-size: ${token.text[14]};
    color: ${token.color.ink2};
  }

  & > div {
    flex: 1;
    min-width: 0;
  }

  /* As high as its neighbour. */
  & select {
    min-height: 44px;
    padding-block: 0;
  }

  ${media.under(600)} {
    & > span {
      display: none;
    }
  }
`;
