import { useState } from 'react';
import styled from 'styled-components';
import { token } from '../../theme';
import { Chip, Pill } from './Chip';
import { chipText } from './chip.messages';

export type ChipGroupProps = {
  /** Accessible name of the group. */
  label: string;
  options: readonly { value: string; label: string }[];
  selected: readonly string[];
  onChange: (selected: string[]) => void;
  /** One at a time; pressing the chosen one again leaves it chosen. */
  single?: boolean;
  /** Shown before '+N'; all of them without it. */
  limit?: number;
};

/** Chips that belong together. '+N' shows the rest. */
export function ChipGroup({ label, options, selected, onChange, single = false, limit }: ChipGroupProps) {
  const [expanded, setExpanded] = useState(false);
  const shown = limit && !expanded ? options.slice(0, limit) : options;
  const hidden = options.length - shown.length;
  const press = (value: string) => {
    if (single) return onChange([value]);
    onChange(selected.includes(value) ? selected.filter((other) => other !== value) : [...selected, value]);
  };
  return (
    <Group role="group" aria-label={label}>
      {shown.map((option) => (
        <Chip
          key={option.value}
          pressed={selected.includes(option.value)}
          onClick={() => press(option.value)}
        >
          {option.label}
        </Chip>
      ))}
      {hidden > 0 && (
        <Pill
          type="button"
          aria-label={chipText.showMore({ number: hidden })}
          onClick={() => setExpanded(true)}
        >
          +{hidden}
        </Pill>
      )}
    </Group>
  );
}

const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[8]};
`;
