import { Button, TextField } from '@athenaeum/shared-ui';
import { useState } from 'react';
import { EmailChangeDialog } from './EmailChangeDialog';
import { SettingsCard } from './SettingsCard';

/** Her address is not hers to write over: another one is asked for, approved, and confirmed from its own mailbox. */
export function ContactEmail({ email }: { email: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingsCard title="Contact email" about="You sign in with it, and we write to it.">
      <TextField label="Email" type="email" value={email} disabled readOnly />
      <Button look="outlined" onClick={() => setOpen(true)}>
        Change email
      </Button>
      {isOpen && <EmailChangeDialog email={email} onClose={() => setOpen(false)} />}
    </SettingsCard>
  );
}
