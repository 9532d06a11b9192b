import { messageOf } from '@athenaeum/shell-contract';
import { Checkbox, Notice, Row, Select } from '@athenaeum/shared-ui';
import { currentLocale } from '@athenaeum/messages';
import type { QuietHours as Hours } from '@athenaeum/users-contract';
import { type NotificationSettings, useUsersSaveNotificationSettingsMutation } from './account.api';
import { notificationsText } from './notifications.messages';
import { SettingsCard } from './SettingsCard';

const NIGHT: Hours = { from: 22, until: 7 };
const HOURS_OF_DAY = 24;

/** When emails wait; saved on change. */
export function QuietHours({ settings }: { settings: NotificationSettings }) {
  const [save, { isLoading, originalArgs: wish, error }] = useUsersSaveNotificationSettingsMutation();
  const hours = (isLoading && wish ? wish.input.quiet_hours : settings.quiet_hours) ?? null;
  const choose = (quiet_hours: Hours | null) => void save({ input: { quiet_hours } });
  return (
    <SettingsCard title={notificationsText.quietTitle} about={notificationsText.quietAbout}>
      <Checkbox
        label={notificationsText.quietOn}
        checked={hours !== null}
        onChange={({ target }) => choose(target.checked ? NIGHT : null)}
      />
      {hours && (
        <Row $gap={16}>
          <Select
            label={notificationsText.from}
            value={String(hours.from)}
            options={hoursBut(hours.until)}
            onChange={({ target }) => choose({ from: Number(target.value), until: hours.until })}
          />
          <Select
            label={notificationsText.until}
            value={String(hours.until)}
            options={hoursBut(hours.from)}
            onChange={({ target }) => choose({ from: hours.from, until: Number(target.value) })}
          />
        </Row>
      )}
      {error && <Notice tone="vermilion">{notificationsText.notSaved({ problem: messageOf(error) })}</Notice>}
    </SettingsCard>
  );
}

/** "10:00 PM" for every hour of the day that the other end is not at. */
const hoursBut = (other: number) =>
  Array.from({ length: HOURS_OF_DAY }, (_, hour) => ({ value: String(hour), label: labelOf(hour) })).filter(
    ({ value }) => value !== String(other),
  );

const labelOf = (hour: number): string =>
  new Intl.DateTimeFormat(currentLocale(), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
    Date.UTC(2026, 0, 1, hour),
  );
