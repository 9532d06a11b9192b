import { visuallyHidden } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { useId } from 'react';
import styled from 'styled-components';

interface ChipChoiceProps {
  legend: string;
  options: readonly { value: number; label: string; disabled?: boolean }[];
  value: number | null;
  onChange: (value: number) => void;
  /** For labels of a day and a time. */
  wide?: boolean;
}

/** A single choice: radio buttons that look like chips. */
export function ChipChoice({ legend, options, value, onChange, wide = false }: ChipChoiceProps) {
  const name = useId();
  return (
    <fieldset>
      <Legend>{legend}</Legend>
      <Chips $wide={wide}>
        {options.map((option) => (
          <Chip key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </Chip>
        ))}
      </Chips>
    </fieldset>
  );
}

const Legend = styled.legend`
  margin-bottom: ${token.space[8]};
  padding: 0;
  font-weight: ${token.weight.strong};
`;

const Chips = styled.div<{ $wide: boolean }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${({ $wide }) => ($wide ? '176px' : '88px')}, 1fr));
  gap: ${token.space[8]};
`;

const Chip = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-height: 44px;
  padding: 0 ${token.space[8]};
  border: 1px solid ${token.color.control};
  border-radius: ${token.radius.pill};
  background: ${token.color.card};
  font-size: ${token.text[14]};
  font-variant-numeric: tabular-nums;
  line-height: 1.2;
  text-align: center;
  cursor: pointer;
  transition: border-color ${token.motion.fast} ${token.ease};

  & > input {
    ${visuallyHidden}
  }

  &:hover {
    border-color: ${token.color.accent};
    color: ${token.color.accent};
  }

  &:has(:checked) {
    border-color: ${token.color.accent};
    background: ${token.color.tint};
    color: ${token.color.accent};
    font-weight: ${token.weight.strong};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }

  &:has(:disabled) {
    border-color: ${token.color.line};
    background: transparent;
    color: ${token.color.ink3};
    cursor: not-allowed;
  }
`;
