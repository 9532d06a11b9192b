import { Button, TextField } from '@athenaeum/shared-ui';
import { useState } from 'react';
import { accountText } from './account.messages';
import { EmailChangeDialog } from './EmailChangeDialog';
import { SettingsCard } from './SettingsCard';

/** The address is not editable: a change is requested, approved, and confirmed from the new mailbox. */
export function ContactEmail({ email }: { email: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingsCard title={accountText.email} about={accountText.emailAbout}>
      <TextField label={accountText.emailLabel} type="email" value={email} disabled readOnly />
      <Button look="outlined" onClick={() => setOpen(true)}>
        {accountText.changeEmail}
      </Button>
      {isOpen && <EmailChangeDialog email={email} onClose={() => setOpen(false)} />}
    </SettingsCard>
  );
}
