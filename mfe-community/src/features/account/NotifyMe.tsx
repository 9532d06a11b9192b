import type { Device } from '@athenaeum/shared-ui/device';
import { messageOf } from '@athenaeum/shell-contract';
import { Checkbox, Meta, Notice, Stack } from '@athenaeum/shared-ui';
import { useAccountNotifyHereMutation, useAccountNotifyHereNoMoreMutation } from './account.api';
import { canNotifyHere } from './notifyHere';
import { onThisDeviceText } from './onThisDevice.messages';

interface NotifyMeProps {
  device: Device;
  /** The server's public key. */
  serverKey: string;
}

/** Whether this browser shows what the bell tells. */
export function NotifyMe({ device: { account, push }, serverKey: key }: NotifyMeProps) {
  const [turnOn, turningOn] = useAccountNotifyHereMutation();
  const [turnOff, turningOff] = useAccountNotifyHereNoMoreMutation();
  if (!canNotifyHere()) return <Meta>{onThisDeviceText.unable}</Meta>;

  const isUnderWay = turningOn.isLoading || turningOff.isLoading;
  return (
    <Stack $gap={8}>
      <Checkbox
        label={onThisDeviceText.notify}
        checked={turningOn.isLoading || (push !== null && !turningOff.isLoading)}
        aria-disabled={isUnderWay}
        onChange={({ target }) => {
          if (isUnderWay) return;
          turningOn.reset();
          void (target.checked ? turnOn({ account, key }) : turnOff());
        }}
      />
      <Meta>{onThisDeviceText.aboutNews}</Meta>
      {turningOn.error && <Notice tone="vermilion">{messageOf(turningOn.error)}</Notice>}
    </Stack>
  );
}
