import { useSearchParams } from '@athenaeum/shell-contract';
import { FieldError, Select, TextField } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { useEffect, useId, useState } from 'react';
import styled from 'styled-components';
import { figuresText } from './figures.messages';
import { searchParamsOf, daysOf, LAST_DAYS, type Period, periodOf, problemWith } from './period';

const CUSTOM = 'custom';

/** The period in the address: a preset of the last days, or two days, which apply as soon as they are a valid period. */
export function PeriodPicker() {
  const [params, setParams] = useSearchParams();
  const days = daysOf(params);
  const [isCustom, setCustom] = useState(days === null);
  useEffect(() => {
    if (days === null) setCustom(true);
  }, [days]);
  const change = (chosen: number | Period) => setParams(searchParamsOf(chosen), { replace: true });

  return (
    <Tools>
      {isCustom && <CustomDays period={periodOf(params)} onChange={change} />}
      <Select
        label={figuresText.period}
        labelHidden
        options={[
          ...LAST_DAYS.map((count) => ({
            value: String(count),
            label: count === 365 ? figuresText.lastYear : figuresText.lastDays({ count }),
          })),
          { value: CUSTOM, label: figuresText.custom },
        ]}
        value={isCustom ? CUSTOM : String(days)}
        onChange={({ target }) => {
          setCustom(target.value === CUSTOM);
          if (target.value !== CUSTOM) change(Number(target.value));
        }}
      />
    </Tools>
  );
}

interface CustomDaysProps {
  period: Period;
  onChange: (chosen: Period) => void;
}

function CustomDays({ period, onChange }: CustomDaysProps) {
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
    <>
      {field('from', figuresText.from)}
      {field('to', figuresText.to)}
      <FieldError id={error}>{problem}</FieldError>
    </>
  );
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${token.space[12]};
`;
