import { ChipGroup, FieldError, TextField } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { useEffect, useId, useState } from 'react';
import styled from 'styled-components';
import { figuresText } from './figures.messages';
import { LAST_DAYS, type Period, problemWith } from './period';

interface PeriodPickerProps {
  period: Period;
  /** Which preset it is; null for custom days. */
  days: number | null;
  onChange: (chosen: number | Period) => void;
}

/** A preset of the last days, or two custom days, which apply as soon as they are a valid period. */
export function PeriodPicker({ period, days, onChange }: PeriodPickerProps) {
  const [typed, setTyped] = useState(period);
  const problem = problemWith(typed);
  const error = useId();
  const { from, to } = period;
  useEffect(() => setTyped({ from, to }), [from, to]);

  const type = (part: Partial<Period>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    if (!problemWith(next)) onChange(next);
  };
  const field = (name: keyof Period, label: string) => (
    <TextField
      type="date"
      label={label}
      value={typed[name]}
      aria-invalid={problem ? true : undefined}
      aria-describedby={problem && error}
      onChange={({ target }) => type({ [name]: target.value })}
    />
  );

  return (
    <Tools role="group" aria-label={figuresText.period}>
      <ChipGroup
        label={figuresText.period}
        single
        options={LAST_DAYS.map((count) => ({
          value: String(count),
          label: count === 365 ? figuresText.lastYear : figuresText.lastDays({ count }),
        }))}
        selected={days === null ? [] : [String(days)]}
        onChange={([chosen]) => chosen && onChange(Number(chosen))}
      />
      <Days>
        {field('from', figuresText.from)}
        {field('to', figuresText.to)}
      </Days>
      <FieldError id={error}>{problem}</FieldError>
    </Tools>
  );
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${token.space[12]} ${token.space[16]};
  margin-bottom: ${token.space[24]};
`;

const Days = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[12]};
`;
