import { messageOf, useUser } from '@athenaeum/shell-contract';
import { Checkbox, Meta, Notice } from '@athenaeum/shared-ui';
import {
  useAccountDeviceQuery,
  useAccountNotifyHereMutation,
  useAccountNotifyHereNoMoreMutation,
  useAccountPushQuery,
} from './account.api';
import { canNotifyHere } from './notifyHere';
import { onThisDeviceText } from './onThisDevice.messages';
import { SettingsCard } from './SettingsCard';

/** Whether this browser shows what the bell tells; absent where the server cannot send it. */
export function OnThisDevice() {
  const account = useUser()?.id ?? '';
  const { data: push } = useAccountPushQuery();
  const { data: device } = useAccountDeviceQuery(account);
  const [turnOn, turningOn] = useAccountNotifyHereMutation();
  const [turnOff, turningOff] = useAccountNotifyHereNoMoreMutation();
  const key = push?.key;
  if (!key || device === undefined) return null;

  const isUnderWay = turningOn.isLoading || turningOff.isLoading;
  return (
    <SettingsCard title={onThisDeviceText.title} about={onThisDeviceText.about}>
      {canNotifyHere() ? (
        <Checkbox
          label={onThisDeviceText.notify}
          checked={turningOn.isLoading || (device !== null && !turningOff.isLoading)}
          aria-disabled={isUnderWay}
          onChange={({ target }) => {
            if (isUnderWay) return;
            turningOn.reset();
            void (target.checked ? turnOn({ account, key }) : turnOff());
          }}
        />
      ) : (
        <Meta>{onThisDeviceText.unable}</Meta>
      )}
      {turningOn.error && <Notice tone="vermilion">{messageOf(turningOn.error)}</Notice>}
    </SettingsCard>
  );
}
