import { Button, TextField } from '@athenaeum/shared-ui';
import { useState } from 'react';
import type { OwnEmailChange } from './account.api';
import { accountText } from './account.messages';
import { EmailChangeDialog } from './EmailChangeDialog';
import { EmailChangeUnderWay } from './EmailChangeUnderWay';
import { SettingsCard } from './SettingsCard';

interface ContactEmailProps {
  email: string;
  change: OwnEmailChange | null | undefined;
}

/** The address is not editable: a change is requested, approved, and confirmed from the new mailbox. */
export function ContactEmail({ email, change }: ContactEmailProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingsCard title={accountText.email} about={accountText.emailAbout}>
      <TextField label={accountText.emailLabel} type="email" value={email} disabled readOnly />
      {change && <EmailChangeUnderWay change={change} />}
      <Button look="outlined" onClick={() => setOpen(true)}>
        {accountText.changeEmail}
      </Button>
      {isOpen && <EmailChangeDialog email={email} onClose={() => setOpen(false)} />}
    </SettingsCard>
  );
}
