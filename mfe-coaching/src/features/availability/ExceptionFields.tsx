import { dateFormat } from '@athenaeum/common/dates';
import {
  Card,
  Hint,
  IconButton,
  PlusIcon,
  Select,
  TextButton,
  TextField,
  Trash2Icon,
} from '@athenaeum/shared-ui';
import { fieldId, type ErrorEntry } from '@athenaeum/shared-ui/forms';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { exceptionsText, hoursText } from './availability.messages';
import type { Exception, Hours } from './availabilityForm';
import { nextHours } from './nextHours';
import { HoursFields } from './HoursFields';

interface ExceptionFieldsProps {
  /** Path of the field in the form: `exceptions.2`. */
  path: string;
  value: Exception;
  /** `2026-12-01` */
  earliest: string;
  errors: readonly ErrorEntry[];
  onChange: (exception: Exception) => void;
  onRemove: () => void;
}

/** One day and what is different about it. */
export function ExceptionFields({ path, value, earliest, errors, onChange, onRemove }: ExceptionFieldsProps) {
  const { date, closed, hours } = value;
  const kind = kindOf(value);
  const day = date ? dayWords(date) : exceptionsText.thisDay;
  const errorOf = (name: string) => errors.find((error) => error.name === name)?.message;
  const next = nextHours(hours);
  const change = (changed: readonly Hours[]) => onChange({ ...value, hours: [...changed] });
  return (
    <Frame $padded role="group" aria-label={day}>
      <Head>
        <TextField
          id={fieldId(`${path}.date`)}
          label={exceptionsText.date}
          type="date"
          min={earliest}
          value={date}
          error={errorOf(`${path}.date`)}
          onChange={(event) => onChange({ ...value, date: event.target.value })}
        />
        <Select
          id={fieldId(path)}
          label={exceptionsText.kind}
          options={KINDS.map((one) => ({ value: one, label: exceptionsText[one] }))}
          value={kind}
          error={errorOf(path)}
          onChange={(event) => onChange({ ...value, ...as(event.target.value as Kind, hours) })}
        />
        <IconButton label={exceptionsText.remove({ day })} icon={<Trash2Icon />} onClick={onRemove} />
      </Head>
      {kind !== 'off' && (
        <>
          {hours.map((one, at) => (
            <HoursFields
              key={at}
              of={day}
              path={`${path}.hours.${at}`}
              value={one}
              errors={errors}
              onChange={(changed) => change(hours.map((other, index) => (index === at ? changed : other)))}
              onRemove={() => change(hours.filter((_, index) => index !== at))}
            />
          ))}
          {errorOf(`${path}.hours`) && <Problem>{errorOf(`${path}.hours`)}</Problem>}
          {next && (
            <TextButton aria-label={hoursText.addOn({ day })} onClick={() => change([...hours, next])}>
              <PlusIcon size={16} /> {hoursText.add}
            </TextButton>
          )}
          {!closed && <Hint>{exceptionsText.extra}</Hint>}
        </>
      )}
    </Frame>
  );
}

const KINDS = ['off', 'other', 'more'] as const;
type Kind = (typeof KINDS)[number];

function kindOf({ closed, hours }: Exception): Kind {
  if (!closed) return 'more';
  return hours.length > 0 ? 'other' : 'off';
}

function as(kind: Kind, hours: Hours[]): Pick<Exception, 'closed' | 'hours'> {
  if (kind === 'off') return { closed: true, hours: [] };
  return { closed: kind === 'other', hours: hours.length > 0 ? hours : [{ from: '09:00', to: '12:00' }] };
}

/** "Dec 24" */
const dayWords = (date: string): string =>
  dateFormat({ timeZone: 'UTC', month: 'short', day: 'numeric' }).format(Date.parse(date));

const Frame = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[12]};
  justify-items: start;
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 220px) minmax(0, 220px) 44px;
  gap: ${token.space[12]};
  align-items: end;
  width: 100%;

  /* The date and the choice need a line each. */
  ${media.under(600)} {
    grid-template-columns: minmax(0, 1fr) 44px;

    & > :nth-child(2) {
      grid-area: 2 / 1 / auto / span 2;
    }
  }
`;

const Problem = styled(Hint)`
  color: ${token.color.badFg};
`;
