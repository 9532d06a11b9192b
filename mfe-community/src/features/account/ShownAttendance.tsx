import { messageOf } from '@athenaeum/shell-contract';
import { Checkbox, Notice } from '@athenaeum/shared-ui';
import { useUsersChooseAttendanceMutation } from './account.api';
import { accountText } from './account.messages';
import { SettingsCard } from './SettingsCard';

/** Whether connections see which events the member attends; saved on change. */
export function ShownAttendance({ shown }: { shown: boolean }) {
  const [save, { isLoading, originalArgs: wish, error }] = useUsersChooseAttendanceMutation();
  const checked = isLoading ? wish?.input.shows_attendance === true : shown;
  return (
    <SettingsCard title={accountText.attendance} about={accountText.attendanceAbout}>
      <Checkbox
        label={accountText.showAttendance}
        checked={checked}
        onChange={({ target }) => void save({ input: { shows_attendance: target.checked } })}
      />
      {error && <Notice tone="vermilion">{messageOf(error)}</Notice>}
    </SettingsCard>
  );
}
