import { WEEKDAYS } from '@athenaeum/coaching-contract';
import { Hint, PlusIcon, TextButton } from '@athenaeum/shared-ui';
import type { ErrorEntry } from '@athenaeum/shared-ui/forms';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { hoursText } from './availability.messages';
import type { WeeklyHours as Hours } from './availabilityForm';
import { nextHours } from './nextHours';
import { HoursFields } from './HoursFields';

interface WeeklyHoursProps {
  id: string;
  value: readonly Hours[];
  /** An error of the whole list. */
  error: string | undefined;
  errors: readonly ErrorEntry[];
  onChange: (hours: Hours[]) => void;
}

/** The hours of a week, day by day. */
export function WeeklyHours({ id, value, error, errors, onChange }: WeeklyHoursProps) {
  return (
    <Week id={id} tabIndex={-1}>
      {error && <Problem>{error}</Problem>}
      {WEEKDAYS.map(({ value: weekday, label }) => {
        const ofDay = value
          .map((hours, at) => ({ hours, at }))
          .filter(({ hours }) => hours.weekday === weekday);
        const next = nextHours(ofDay.map(({ hours }) => hours));
        return (
          <Day key={weekday} role="group" aria-label={label}>
            <h3>{label}</h3>
            <div>
              {ofDay.length === 0 && <Closed>{hoursText.none}</Closed>}
              {ofDay.map(({ hours, at }) => (
                <HoursFields
                  key={at}
                  of={label}
                  path={`hours.${at}`}
                  value={hours}
                  errors={errors}
                  onChange={(changed) =>
                    onChange(value.map((other, index) => (index === at ? { weekday, ...changed } : other)))
                  }
                  onRemove={() => onChange(value.filter((_, index) => index !== at))}
                />
              ))}
            </div>
            {next && (
              <TextButton
                aria-label={hoursText.addOn({ day: label })}
                onClick={() => onChange([...value, { weekday, ...next }])}
              >
                <PlusIcon size={16} /> {hoursText.add}
              </TextButton>
            )}
          </Day>
        );
      })}
    </Week>
  );
}

const Week = styled.div`
  border-top: 1px solid ${token.color.control};
`;

const Day = styled.div`
  display: grid;
  grid-template-columns: 140px minmax(0, 1fr) auto;
  gap: ${token.space[8]} ${token.space[16]};
  align-items: start;
  padding-block: ${token.space[12]};
  border-bottom: 1px solid ${token.color.line};

  & > h3 {
    font: ${token.weight.strong} ${token.text[16]} / 48px ${token.font.sans};
    letter-spacing: 0;
  }

  & > div {
    display: grid;
    gap: ${token.space[8]};
  }

  ${media.under(768)} {
    grid-template-columns: minmax(0, 1fr) auto;

    & > h3 {
      grid-row: 1;
    }

    & > div {
      grid-area: 2 / 1 / auto / -1;
    }
  }
`;

const Closed = styled(Hint)`
  line-height: 44px;

  ${media.under(768)} {
    line-height: inherit;
  }
`;

const Problem = styled(Hint)`
  padding-top: ${token.space[12]};
  color: ${token.color.badFg};
`;
