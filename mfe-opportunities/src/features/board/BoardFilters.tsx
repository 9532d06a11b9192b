import {
  Accordion,
  AppliedFilters,
  FilterMenu,
  FilterSheet,
  MultiSelect,
  SearchField,
  useDebounced,
} from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import {
  boardFilterText,
  type Criteria,
  type ListName,
  FILTER_LISTS,
  MAX_WORDS_LENGTH,
} from '../../components/boardFilter';
import { useOpportunitiesOpenQuery } from './board.api';
import { boardText } from './board.messages';
import { optionsOf } from './filterOptions';

interface BoardFiltersProps {
  criteria: Criteria;
  /** "12 opportunities"; null while it is not known. */
  result: string | null;
  tools: ReactNode;
  onChoose: (part: Partial<Criteria>) => void;
  onSearch: (words: string) => void;
  onClear: () => void;
}

/** A search field and a row of chips; on phones a button to a sheet. Below, the number of matches and the applied filters, each removable. */
export function BoardFilters({ criteria, result, tools, onChoose, onSearch, onClear }: BoardFiltersProps) {
  const [words, setWords] = useDebounced(criteria.words, (rested) => onSearch(rested.trim()));
  const { data } = useOpportunitiesOpenQuery({});
  const applied = FILTER_LISTS.flatMap(({ list }) => criteria[list].map((value) => ({ list, value })));
  const take = (list: ListName, values: readonly string[]) => onChoose({ [list]: values });
  const lists = FILTER_LISTS.map(({ list }) => ({
    list,
    label: boardFilterText[list],
    choices: (
      <MultiSelect
        label={boardFilterText[list]}
        options={optionsOf(list, data?.opportunities)}
        selected={criteria[list]}
        onChange={(values) => take(list, values)}
      />
    ),
  }));
  return (
    <Filters>
      <Bar>
        <Search role="search" aria-label={boardText.searchForm}>
          <SearchField
            label={boardText.search}
            placeholder={boardText.searchFor}
            maxLength={MAX_WORDS_LENGTH}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </Search>
        <Chips role="group" aria-label={boardText.filters}>
          {lists.map(({ list, label, choices }) => (
            <FilterMenu key={list} label={label}>
              {choices}
            </FilterMenu>
          ))}
        </Chips>
        <Sheet>
          <FilterSheet chosen={applied.length} onClear={onClear} result={result ?? boardText.someResult}>
            {lists.map(({ list, label, choices }, index) => (
              <Accordion key={list} title={label} defaultOpen={index === 0 || criteria[list].length > 0}>
                {choices}
              </Accordion>
            ))}
          </FilterSheet>
        </Sheet>
      </Bar>
      <Found>
        <AppliedFilters
          result={result}
          filters={applied.map(({ list, value }) => ({
            key: `${list} ${value}`,
            label: value,
            onRemove: () =>
              take(
                list,
                criteria[list].filter((other) => other !== value),
              ),
          }))}
        />
        {tools}
      </Found>
    </Filters>
  );
}

const Filters = styled.div`
  margin-bottom: ${token.space[8]};
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[8]};
  margin-bottom: ${token.space[12]};
`;

const Search = styled.div`
  flex: 1 1 auto;
`;

const Chips = styled.div`
  flex: none;
  display: flex;
  gap: ${token.space[8]};

  ${media.under(768)} {
    display: none;
  }
`;

const Sheet = styled.div`
  flex: none;

  ${media.from(768)} {
    display: none;
  }
`;

const Found = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: 0 ${token.space[16]};

  & > :first-child {
    flex: 1 1 0;
    margin-bottom: 0;
  }

  ${media.under(768)} {
    & > :first-child {
      flex-basis: 100%;
    }
  }
`;
