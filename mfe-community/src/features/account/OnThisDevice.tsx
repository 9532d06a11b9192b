import { useUser } from '@athenaeum/shell-contract';
import { useAccountDeviceQuery, useAccountKeepingOfferedQuery, useAccountPushQuery } from './account.api';
import { KeepPages } from './KeepPages';
import { NotifyMe } from './NotifyMe';
import { onThisDeviceText } from './onThisDevice.messages';
import { SettingsCard } from './SettingsCard';

/** What this browser does for the member: shows what the bell tells, and keeps pages. Absent where the server offers neither. */
export function OnThisDevice() {
  const account = useUser()?.id ?? '';
  const { data: push } = useAccountPushQuery();
  const { data: isKeepingOffered } = useAccountKeepingOfferedQuery();
  const { data: device } = useAccountDeviceQuery(account);
  if (!device || (!push?.key && !isKeepingOffered)) return null;

  return (
    <SettingsCard title={onThisDeviceText.title} about={onThisDeviceText.about}>
      {push?.key && <NotifyMe device={device} serverKey={push.key} />}
      {isKeepingOffered && <KeepPages device={device} />}
    </SettingsCard>
  );
}
