import { dayAfter, dayAt } from '@athenaeum/common/zones';
import { Button, Hint, PlusIcon } from '@athenaeum/shared-ui';
import type { ErrorEntry } from '@athenaeum/shared-ui/forms';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { exceptionsText } from './availability.messages';
import type { Exception } from './availabilityForm';
import { ExceptionFields } from './ExceptionFields';

interface ExceptionsProps {
  id: string;
  value: readonly Exception[];
  /** An error of the whole list. */
  error: string | undefined;
  errors: readonly ErrorEntry[];
  timezone: string;
  now: number;
  onChange: (exceptions: Exception[]) => void;
}

/** Days with exceptional hours. */
export function Exceptions({ id, value, error, errors, timezone, now, onChange }: ExceptionsProps) {
  const today = dayAt(now, timezone);
  // Each new exception starts on the day after the last, so a week off takes five presses.
  const next = dayAfter(value.reduce((last, { date }) => (date > last ? date : last), today));
  return (
    <div id={id} tabIndex={-1}>
      {error && <Problem>{error}</Problem>}
      {value.length === 0 && <Hint>{exceptionsText.none}</Hint>}
      <List>
        {value.map((exception, at) => (
          <li key={at}>
            <ExceptionFields
              path={`exceptions.${at}`}
              value={exception}
              earliest={today}
              errors={errors}
              onChange={(changed) => onChange(value.map((other, index) => (index === at ? changed : other)))}
              onRemove={() => onChange(value.filter((_, index) => index !== at))}
            />
          </li>
        ))}
      </List>
      <Button
        look="outlined"
        icon={<PlusIcon />}
        onClick={() => onChange([...value, { date: next, closed: true, hours: [] }])}
      >
        {exceptionsText.add}
      </Button>
    </div>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${token.space[16]};
  margin-bottom: ${token.space[16]};
`;

const Problem = styled(Hint)`
  color: ${token.color.badFg};
`;
