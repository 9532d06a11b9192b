import { translateSentence } from '@athenaeum/messages';
import {
  Accordion,
  Checkbox,
  Chip,
  FilterChip,
  FilterMenu,
  FilterSheet,
  Meta,
  MultiSelect,
  TextButton,
} from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import type { CalendarOptions } from './calendar.api';
import { calendarText } from './calendar.messages';
import { ATTENDING, type Chosen, type FilterName, FILTERS, inviteLabel } from './calendarView';
import { type Filter, filtersOf } from './filterOptions';

interface FiltersProps {
  chosen: Chosen;
  options: CalendarOptions | undefined;
  /** "24 events"; null while it is not known. */
  result: string | null;
  onChoose: (name: FilterName, values: readonly string[]) => void;
  onClear: () => void;
}

/** A row of chips; on phones a button to a sheet. Below, the applied filters, each removable. */
export function Filters({ chosen, options, result, onChoose, onClear }: FiltersProps) {
  const filters = filtersOf(options);
  const applied = FILTERS.flatMap((name) => chosen[name].map((value) => ({ name, value })));
  const isAttending = chosen.status.length > 0;
  const toggleAttending = () => onChoose('status', isAttending ? [] : [ATTENDING]);
  const labelOf = (name: FilterName, value: string) => {
    if (name === 'status') return calendarText.attending;
    const known = filters.find((filter) => filter.name === name)?.options;
    const option = known?.find((each) => each.value === value);
    return option?.label ?? translateSentence(inviteLabel(value) || value);
  };
  const choices = ({ name, label, options: all }: Filter) => (
    <MultiSelect
      label={label}
      options={all}
      selected={chosen[name]}
      onChange={(values) => onChoose(name, values)}
    />
  );

  return (
    <>
      <Bar>
        <Chips role="group" aria-label={calendarText.filters}>
          <Chip pressed={isAttending} onClick={toggleAttending}>
            {calendarText.attending}
          </Chip>
          {filters.map((filter) => (
            <FilterMenu key={filter.name} label={filter.label}>
              {choices(filter)}
            </FilterMenu>
          ))}
        </Chips>
        <Sheet>
          <FilterSheet chosen={applied.length} onClear={onClear} result={result ?? calendarText.someEvents}>
            <Checkbox label={calendarText.attending} checked={isAttending} onChange={toggleAttending} />
            {filters.map((filter) => (
              <Accordion key={filter.name} title={filter.label} defaultOpen={chosen[filter.name].length > 0}>
                {choices(filter)}
              </Accordion>
            ))}
          </FilterSheet>
        </Sheet>
        <Count role="status">{result}</Count>
      </Bar>
      {applied.length > 0 && (
        <Applied role="group" aria-label={calendarText.appliedFilters}>
          {applied.map(({ name, value }) => (
            <FilterChip
              key={`${name} ${value}`}
              label={labelOf(name, value)}
              onRemove={() =>
                onChoose(
                  name,
                  chosen[name].filter((other) => other !== value),
                )
              }
            />
          ))}
          <TextButton onClick={onClear}>{calendarText.clearAll}</TextButton>
        </Applied>
      )}
    </>
  );
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[16]};
  min-height: 44px;
`;

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[8]};

  ${media.under(768)} {
    display: none;
  }
`;

const Sheet = styled.div`
  ${media.from(768)} {
    display: none;
  }
`;

const Count = styled(Meta)`
  flex: none;
`;

const Applied = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[8]};
  margin-top: ${token.space[12]};

  & > :last-child {
    margin-left: ${token.space[8]};
  }
`;
