import { Notice } from '@athenaeum/shared-ui';
import type { OwnEmailChange } from './account.api';
import { emailChangeText } from './emailChange.messages';
import { formatMoment } from './formatMoment';

/** To which address, what it waits for, and until when. Nothing takes it back: another request replaces it. */
export function EmailChangeUnderWay({ change }: { change: OwnEmailChange }) {
  const { new_email, asked_at, confirm_until } = change;
  const email = new_email ?? emailChangeText.another;
  return (
    <Notice>
      {confirm_until === null
        ? emailChangeText.waits({ email, at: formatMoment(asked_at ?? Date.now()) })
        : emailChangeText.mailed({ email, until: formatMoment(confirm_until) })}
    </Notice>
  );
}
