import { clockMinutes } from '@athenaeum/coaching-contract';
import { IconButton, Select, Trash2Icon } from '@athenaeum/shared-ui';
import { fieldId, type ErrorEntry } from '@athenaeum/shared-ui/forms';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { hoursText } from './availability.messages';
import type { Hours } from './availabilityForm';
import { formatClock, MIDNIGHT, QUARTERS } from './formatClock';

interface HoursFieldsProps {
  /** What the hours are of: "Monday", "Dec 24". */
  of: string;
  /** Path of the field in the form: `hours.3`. */
  path: string;
  value: Hours;
  errors: readonly ErrorEntry[];
  onChange: (hours: Hours) => void;
  onRemove: () => void;
}

/** One range of hours. */
export function HoursFields({ of, path, value, errors, onChange, onRemove }: HoursFieldsProps) {
  const { from, to } = value;
  const errorOf = (name: string) => errors.find((error) => error.name === `${path}.${name}`)?.message;
  const ends = [...QUARTERS, MIDNIGHT].filter(
    (clock) => clockMinutes(clock) > clockMinutes(from) || clock === to,
  );
  return (
    <Line>
      <Select
        id={fieldId(`${path}.from`)}
        label={hoursText.from({ day: of })}
        labelHidden
        options={QUARTERS.map(option)}
        value={from}
        error={errorOf('from')}
        onChange={(event) => onChange({ ...value, from: event.target.value })}
      />
      <span aria-hidden="true">–</span>
      <Select
        id={fieldId(`${path}.to`)}
        label={hoursText.to({ day: of })}
        labelHidden
        options={ends.map(option)}
        value={to}
        error={errorOf('to')}
        onChange={(event) => onChange({ ...value, to: event.target.value })}
      />
      <IconButton
        label={hoursText.remove({ from: formatClock(from), to: formatClock(to), day: of })}
        icon={<Trash2Icon />}
        onClick={onRemove}
      />
    </Line>
  );
}

const option = (clock: string) => ({ value: clock, label: formatClock(clock) });

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 150px) auto minmax(0, 150px) 44px;
  justify-content: start;
  gap: ${token.space[8]};
  align-items: start;

  & > span {
    line-height: 44px;
    color: ${token.color.ink3};
  }

  /* A time is short: in a card on a phone it needs the room of the select's edges. */
  ${media.under(600)} {
    gap: ${token.space[4]};

    & select {
      padding-inline: ${token.space[12]} ${token.space[32]};
      background-position:
        right 16px center,
        right 10px center;
    }
  }
`;
