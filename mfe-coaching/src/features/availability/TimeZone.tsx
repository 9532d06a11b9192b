import { creditTime } from '@athenaeum/coaching-contract';
import { formatDay, ownZone, Select } from '@athenaeum/shared-ui';
import { timeZoneText } from './availability.messages';
import { nextClockChange } from './clockChange';

interface TimeZoneProps {
  id: string;
  name: string;
  value: string;
  error: string | undefined;
  now: number;
  onChange: (zone: string) => void;
}

/** The time zone of the coach's hours, and its next clock change. */
export function TimeZone({ value, now, onChange, ...field }: TimeZoneProps) {
  const own = ownZone();
  return (
    <Select
      {...field}
      label={timeZoneText.label}
      hint={[
        value !== own && timeZoneText.device({ zone: words(own) }),
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
  if (!change) return timeZoneText.noChange;
  const turned = { by: creditTime(Math.abs(change.minutes)), day: formatDay(change.at, zone) };
  return change.minutes > 0 ? timeZoneText.forward(turned) : timeZoneText.back(turned);
}

const words = (zone: string) => zone.replaceAll('_', ' ');

/** All zones that the browser supports, and the current one. */
function zonesWith(zone: string): string[] {
  const known = Intl.supportedValuesOf('timeZone');
  return known.includes(zone) ? known : [zone, ...known];
}
