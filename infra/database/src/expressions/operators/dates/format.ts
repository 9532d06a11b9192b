import { location } from '../../../errors';
import type { ExpressionOperator } from '../../expression';
import { isNothing, namedEvaluators } from '../../operands';
import { dayOfWeek, dayOfYear, isoDayOfWeek, isoWeek, isoWeekYear, week } from './calendar';
import { instantIn } from './operands';
import { readZone } from './zones';

/** `$dateToString`, with the specifiers of MongoDB's documentation. */
export const dateToString: ExpressionOperator = (operand, compile) => {
  const fields = namedEvaluators(operand, compile, ['date'], ['format', 'timezone', 'onNull']);
  return (scope) => {
    const { date, format, timezone, onNull } = Object.fromEntries(
      fields.map(([name, evaluate]) => [name, evaluate(scope) ?? null]),
    );
    if (isNothing(date)) return onNull ?? null;
    if (format === null || timezone === null) return null;
    const instant = instantIn(date);
    const ahead = readZone(timezone)(instant);
    const isUtc = timezone === undefined || timezone === 'UTC';
    return formatted(new Date(instant + ahead), ahead / 60_000, format ?? (isUtc ? ISO : ISO_LOCAL));
  };
};

const ISO_LOCAL = '%Y-%m-%dT%H:%M:%S.%L';
const ISO = `${ISO_LOCAL}Z`;

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** By specifier: what clocks show, and how many minutes they are ahead of UTC. */
const SPECIFIERS: Record<string, (local: Date, minutesAhead: number) => string> = {
  '%': () => '%',
  b: (date) => MONTHS[date.getUTCMonth()]!.slice(0, 3),
  B: (date) => MONTHS[date.getUTCMonth()]!,
  d: (date) => padded(date.getUTCDate(), 2),
  G: (date) => year(isoWeekYear(date)),
  H: (date) => padded(date.getUTCHours(), 2),
  j: (date) => padded(dayOfYear(date), 3),
  L: (date) => padded(date.getUTCMilliseconds(), 3),
  m: (date) => padded(date.getUTCMonth() + 1, 2),
  M: (date) => padded(date.getUTCMinutes(), 2),
  S: (date) => padded(date.getUTCSeconds(), 2),
  u: (date) => String(isoDayOfWeek(date)),
  U: (date) => padded(week(date), 2),
  V: (date) => padded(isoWeek(date), 2),
  w: (date) => String(dayOfWeek(date)),
  Y: (date) => year(date.getUTCFullYear()),
  z: (_date, ahead) => {
    const minutes = Math.trunc(Math.abs(ahead));
    return `${ahead < 0 ? '-' : '+'}${padded(Math.floor(minutes / 60), 2)}${padded(minutes % 60, 2)}`;
  },
  Z: (_date, ahead) => String(Math.trunc(ahead)),
};

function formatted(local: Date, minutesAhead: number, format: unknown): string {
  if (typeof format !== 'string') throw location(18533, '$dateToString requires that format be a string');
  return format.replace(/%(.?)/gsu, (_all, name: string) => {
    if (name === '') throw location(18535, "Unmatched '%' at end of format string");
    const show = Object.hasOwn(SPECIFIERS, name) ? SPECIFIERS[name] : undefined;
    if (!show) throw location(18536, `Invalid format character '%${name}' in format string`);
    return show(local, minutesAhead);
  });
}

function year(value: number): string {
  if (value >= 0 && value <= 9999) return padded(value, 4);
  throw location(
    18537,
    `Could not convert date to string: date component was outside the supported range of 0-9999: ${value}`,
  );
}

const padded = (value: number, digits: number) => String(value).padStart(digits, '0');
