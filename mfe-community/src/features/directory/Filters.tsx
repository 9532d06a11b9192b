import { Accordion, FilterPanel, Loading, MultiSelect, Skeleton } from '@athenaeum/shared-ui';
import { CATEGORIES, type Category } from './categories';
import type { Facet } from './directory.api';
import type { Chosen } from './useDirectoryView';

interface FiltersProps {
  /** Null while it is not known what there is to choose from. */
  facets: readonly Facet[] | null;
  chosen: Chosen;
  /** "42 members" */
  result: string | null;
  onChoose: (category: Category, values: string[]) => void;
  onClear: () => void;
}

const OPEN_AT_FIRST = 2;

export function Filters({ facets, chosen, result, onChoose, onClear }: FiltersProps) {
  const count = Object.values(chosen).flat().length;
  return (
    <FilterPanel chosen={count} onClear={onClear} result={result ?? 'members'}>
      {!facets && (
        <Loading label="Loading the filters">
          <Skeleton $height="480px" />
        </Loading>
      )}
      {facets &&
        CATEGORIES.map(({ id, label }, index) => {
          const selected = chosen[id] ?? [];
          return (
            <Accordion key={id} title={label} defaultOpen={index < OPEN_AT_FIRST || selected.length > 0}>
              <MultiSelect
                label={label}
                options={facets.find(({ category }) => category === id)?.options ?? []}
                selected={selected}
                onChange={(values) => onChoose(id, values)}
              />
            </Accordion>
          );
        })}
    </FilterPanel>
  );
}
