import { messageOf } from '@athenaeum/shell-contract';
import { Checkbox, Notice, Stack } from '@athenaeum/shared-ui';
import { NOTIFICATION_TOPICS, type NotificationTopic } from '@athenaeum/users-contract';
import { type NotificationSettings, useUsersSaveNotificationSettingsMutation } from './account.api';
import { notificationsText } from './notifications.messages';
import { SettingsCard } from './SettingsCard';

/** What the bell rings for; saved on change. */
export function Notifications({ settings }: { settings: NotificationSettings }) {
  const [save, { isLoading, originalArgs: wish, error }] = useUsersSaveNotificationSettingsMutation();
  const off = (isLoading && wish?.input.off) || settings.off;
  const choose = (topic: NotificationTopic, isWanted: boolean) =>
    void save({
      input: { off: isWanted ? off.filter((other) => other !== topic) : [...off, topic] },
    });
  return (
    <div id="notifications">
      <SettingsCard title={notificationsText.title} about={notificationsText.about}>
        <Stack $gap={4} role="group" aria-label={notificationsText.group}>
          {NOTIFICATION_TOPICS.map((topic) => (
            <Checkbox
              key={topic}
              label={notificationsText[topic]}
              checked={!off.includes(topic)}
              onChange={({ target }) => choose(topic, target.checked)}
            />
          ))}
        </Stack>
        {error && (
          <Notice tone="vermilion">{notificationsText.notSaved({ problem: messageOf(error) })}</Notice>
        )}
      </SettingsCard>
    </div>
  );
}
