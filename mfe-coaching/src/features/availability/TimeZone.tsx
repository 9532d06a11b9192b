import { creditTime } from '@athenaeum/coaching-contract';
import { formatDay, ownZone, Select } from '@athenaeum/shared-ui';
import { nextClockChange } from './clockChange';

interface TimeZoneProps {
  id: string;
  name: string;
  value: string;
  error: string | undefined;
  now: number;
  onChange: (zone: string) => void;
}

/** Whose clock her hours are by, and when that clock changes next. */
export function TimeZone({ value, now, onChange, ...field }: TimeZoneProps) {
  const own = ownZone();
  return (
    <Select
      {...field}
      label="Your time zone"
      hint={[
        value !== own && `This device is in ${words(own)}.`,
        sentenceOf(nextClockChange(value, now), value),
      ]
        .filter(Boolean)
        .join(' ')}
      options={zonesWith(value).map((zone) => ({ value: zone, label: words(zone) }))}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function sentenceOf(change: ReturnType<typeof nextClockChange>, zone: string): string {
  if (!change) return 'Clocks there do not change during the coming months.';
  const isForward = change.minutes > 0;
  const by = creditTime(Math.abs(change.minutes));
  return (
    `Clocks there go ${isForward ? 'forward' : 'back'} ${by} on ${formatDay(change.at, zone)}. ` +
    `Your hours stay where they are on your clock; members whose clocks do not change with yours will see them ${by} ${isForward ? 'earlier' : 'later'}.`
  );
}

const words = (zone: string) => zone.replaceAll('_', ' ');

/** All that the browser knows, and the one she has. */
function zonesWith(zone: string): string[] {
  const known = Intl.supportedValuesOf('timeZone');
  return known.includes(zone) ? known : [zone, ...known];
}
