import { Accordion, FilterPanel, Loading, MultiSelect, Skeleton } from '@athenaeum/shared-ui';
import { FILTER_OPTIONS_ON_PHONES, type DirectoryCategory } from '@athenaeum/users-contract';
import { useState } from 'react';
import { FIRST_CATEGORIES, labelOfValue, MORE_CATEGORIES } from './categories';
import { categoryText } from './category.messages';
import { directoryText } from './directory.messages';
import type { Facet } from './directory.api';
import type { Chosen } from './directoryView';
import { MoreFilters } from './MoreFilters';

interface FiltersProps {
  /** Null while the choices load. */
  facets: readonly Facet[] | null;
  chosen: Chosen;
  /** "42 members" */
  result: string | null;
  isSearched: boolean;
  onChoose: (category: DirectoryCategory, values: string[]) => void;
  onClear: () => void;
}

const INITIALLY_OPEN = 2;

/** The sixteen filters with the number of members for each choice; rarely used ones are behind "More Filters". */
export function Filters({ facets, chosen, result, isSearched, onChoose, onClear }: FiltersProps) {
  const chosenIn = (categories: readonly DirectoryCategory[]) =>
    categories.reduce((sum, id) => sum + (chosen[id]?.length ?? 0), 0);
  const inMore = chosenIn(MORE_CATEGORIES);

  // Choices ticked in the address come first, or a long list would have to open in full to show them.
  const [ticked] = useState(chosen);
  const optionsOf = (id: DirectoryCategory, most?: number) => {
    const options = facets?.find(({ category }) => category === id)?.options ?? [];
    const first = (ticked[id] ?? []).map(
      (value) => options.find((option) => option.value === value) ?? { value, count: 0 },
    );
    const others = options.filter(({ value }) => !first.some((option) => option.value === value));
    // A choice without results because of other filters stays, so that it can be unticked.
    const gone = (chosen[id] ?? []).filter(
      (value) => ![...first, ...others].some((one) => one.value === value),
    );
    return [...first, ...gone.map((value) => ({ value, count: 0 })), ...others]
      .slice(0, most)
      .map((option) => ({ ...option, label: labelOfValue(option.value) }));
  };

  const filtersOf = (categories: readonly DirectoryCategory[], openAtFirst: number, most?: number) =>
    categories.map((id, index) => {
      const label = categoryText[id];
      const selected = chosen[id] ?? [];
      const options = optionsOf(id, most);
      if (options.length === 0 && selected.length === 0) return null;
      return (
        <Accordion key={id} title={label} defaultOpen={index < openAtFirst || selected.length > 0}>
          <MultiSelect
            label={label}
            options={options}
            selected={selected}
            onChange={(values) => onChoose(id, values)}
          />
        </Accordion>
      );
    });
  const all = (most?: number) =>
    facets ? (
      <>
        {filtersOf(FIRST_CATEGORIES, INITIALLY_OPEN, most)}
        <MoreFilters chosen={inMore}>{filtersOf(MORE_CATEGORIES, 0, most)}</MoreFilters>
      </>
    ) : (
      <Loading label={directoryText.loadingFilters}>
        <Skeleton $height="480px" />
      </Loading>
    );

  return (
    <FilterPanel
      chosen={chosenIn(FIRST_CATEGORIES) + inMore}
      alsoClears={isSearched}
      onClear={onClear}
      result={result ?? directoryText.members}
      sheet={all(FILTER_OPTIONS_ON_PHONES)}
    >
      {all()}
    </FilterPanel>
  );
}
