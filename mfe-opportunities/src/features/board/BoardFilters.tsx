import {
  Accordion,
  AppliedFilters,
  FilterMenu,
  FilterSheet,
  MultiSelect,
  SearchField,
  Select,
  useDebounced,
  visuallyHidden,
} from '@athenaeum/shared-ui';
import { BOARD_ORDERS, type BoardOrder } from '@athenaeum/opportunities-contract';
import { media, token } from '@athenaeum/shared-ui/theme';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import {
  boardFilterText,
  type Criteria,
  isNarrowed,
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
  /** Beside each other above the fields: tabs of the saved filters, and the actions on the applied ones. */
  filterTabs: (openCount: number | null) => ReactNode;
  filterActions: ReactNode;
  onChoose: (part: Partial<Criteria>) => void;
  order: BoardOrder;
  onSort: (order: BoardOrder) => void;
  onSearch: (words: string) => void;
  onClear: () => void;
}

/** A search field and a row of chips; on phones a button to a sheet. Below, the number of matches and the applied filters, each removable. */
export function BoardFilters(props: BoardFiltersProps) {
  const { criteria, result, filterTabs, filterActions, onChoose, onSearch, onClear } = props;
  const sort = (
    <Select
      label={boardText.sort}
      labelHidden
      options={BOARD_ORDERS.map((value) => ({ value, label: boardText[value] }))}
      value={props.order}
      onChange={({ target }) => props.onSort(target.value as BoardOrder)}
    />
  );
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
      <Views>
        <div>{filterTabs(data?.opportunities?.count ?? null)}</div>
        {filterActions}
      </Views>
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
        <Order>{sort}</Order>
        <Sheet>
          <FilterSheet chosen={applied.length} onClear={onClear} result={result ?? boardText.someResult}>
            {sort}
            {lists.map(({ list, label, choices }, index) => (
              <Accordion key={list} title={label} defaultOpen={index === 0 || criteria[list].length > 0}>
                {choices}
              </Accordion>
            ))}
          </FilterSheet>
        </Sheet>
      </Bar>
      <Found $inSight={isNarrowed(criteria)}>
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
      </Found>
    </Filters>
  );
}

const Filters = styled.div`
  margin-bottom: ${token.space[8]};
`;

const Views = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[4]} ${token.space[24]};
  min-height: 56px;
  padding-bottom: ${token.space[12]};
  border-bottom: 1px solid ${token.color.line};

  & > :first-child {
    min-width: 0;
  }

  & > :last-child {
    flex: none;
  }

  ${media.under(768)} {
    flex-wrap: wrap;

    & > :first-child {
      flex-basis: 100%;
    }
  }
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[12]};
  margin-block: ${token.space[16]};

  ${media.under(768)} {
    flex-wrap: nowrap;
    gap: ${token.space[8]};
  }
`;

const Search = styled.div`
  flex: 1 1 240px;
  max-width: 320px;

  ${media.under(768)} {
    flex-basis: 0;
    min-width: 0;
    max-width: none;
  }
`;

/* Where one line is too short for all, the order stands beside the search instead of alone below. */
const Chips = styled.div`
  flex: none;
  display: flex;
  gap: ${token.space[12]};

  ${media.under(1070)} {
    order: 1;
  }

  ${media.under(768)} {
    display: none;
  }
`;

const Order = styled.div`
  flex: none;
  margin-left: auto;

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

/* Unfiltered, the number is above already: it is only read out. */
const Found = styled.div<{ $inSight: boolean }>`
  ${({ $inSight }) =>
    !$inSight &&
    css`
      ${visuallyHidden}
    `}

  /* The number has a line of its own before it is known. */
  ${media.under(768)} {
    & [role='status'] {
      flex: 1 0 100%;
      min-height: 24px;
    }
  }
`;
