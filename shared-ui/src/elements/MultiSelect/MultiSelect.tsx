import { useId, useState } from 'react';
import styled from 'styled-components';
import { token } from '../../theme';
import { Checkbox } from '../Checkbox/Checkbox';
import { Hint } from '../Layout/Text';
import { SearchField } from '../SearchField/SearchField';
import { TextButton } from '../TextLink/TextLink';
import { multiSelectText } from './multiSelect.messages';

export type MultiSelectOption = {
  value: string;
  label?: string;
  /** How many it would find. */
  count?: number;
};

export type MultiSelectProps = {
  /** What is chosen, read before the options. */
  label: string;
  options: readonly MultiSelectOption[];
  selected: readonly string[];
  onChange: (selected: string[]) => void;
  /** Shown before '+N'. */
  limit?: number;
  /** From this many options on there is a field to find one. */
  searchFrom?: number;
};

/** Any of many: ticks with counts, the long list cut, a field to find one where there are very many. */
export function MultiSelect({
  label,
  options,
  selected,
  onChange,
  limit = 8,
  searchFrom = 16,
}: MultiSelectProps) {
  const [isWhole, setWhole] = useState(false);
  const [term, setTerm] = useState('');
  const listId = useId();

  const all = withLost(options, selected);
  const found = matching(all, term);
  const rest = found.slice(limit);
  // What is ticked never hides. It opens the rest for good, or taking a tick off would take the option away too.
  const mustBeWhole = rest.some(({ value }) => selected.includes(value));
  if (mustBeWhole && !isWhole) setWhole(true);
  const shown = isWhole ? found : found.slice(0, limit);

  const toggle = (value: string) =>
    onChange(selected.includes(value) ? selected.filter((other) => other !== value) : [...selected, value]);

  return (
    <Group role="group" aria-label={label}>
      {all.length >= searchFrom && (
        <Finder>
          <SearchField
            label={multiSelectText.findIn({ label })}
            placeholder={multiSelectText.find}
            maxLength={100}
            value={term}
            onChange={(event) => setTerm(event.target.value)}
          />
          <Hint role="status">
            {term.trim() &&
              (found.length
                ? multiSelectText.found({ found: found.length, all: all.length })
                : multiSelectText.nothingFound)}
          </Hint>
        </Finder>
      )}
      <ul id={listId} className="options">
        {shown.map(({ value, label: words = value, count }) => (
          <li key={value}>
            <Checkbox
              label={words}
              count={count}
              checked={selected.includes(value)}
              onChange={() => toggle(value)}
            />
          </li>
        ))}
      </ul>
      {rest.length > 0 && !mustBeWhole && (
        <TextButton
          aria-expanded={isWhole}
          aria-controls={listId}
          aria-label={isWhole ? undefined : multiSelectText.showMore({ number: rest.length })}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? multiSelectText.showFewer : `+${rest.length}`}
        </TextButton>
      )}
    </Group>
  );
}

/** What is chosen but no longer offered (it would find nothing) stays, so that it can be taken off. */
function withLost(options: readonly MultiSelectOption[], selected: readonly string[]) {
  const lost = selected.filter((value) => !options.some((option) => option.value === value));
  return [...options, ...lost.map((value): MultiSelectOption => ({ value, count: 0 }))];
}

function matching(options: readonly MultiSelectOption[], term: string) {
  const wanted = plain(term.trim());
  return wanted ? options.filter(({ value, label = value }) => plain(label).includes(wanted)) : options;
}

/** Without case and accents. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const Group = styled.div`
  color: ${token.color.ink};
`;

const Finder = styled.div`
  margin-block: ${token.space[4]} ${token.space[8]};
`;
