import { isApiError, messageOf, useDialogAnswer } from '@athenaeum/shell-contract';
import { Button, Dialog, Notice, Stack, TextField } from '@athenaeum/shared-ui';
import { useZodForm } from '@athenaeum/shared-ui/forms';
import { signUpInput } from '@athenaeum/users-contract';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FAILED } from '../../components/callRest';
import { useAccountEmailChangeMutation } from './account.api';

interface EmailChangeDialogProps {
  email: string;
  onClose: () => void;
}

/** Asks member support for another address, and says what happens then. */
export function EmailChangeDialog({ email, onClose }: EmailChangeDialogProps) {
  const [isSent, setSent] = useState(false);
  return (
    <Dialog
      open
      onClose={onClose}
      sheet
      title={isSent ? "Thanks! We'll be in touch soon." : 'Change your email'}
      actions={isSent && <Button onClick={onClose}>Done</Button>}
    >
      {isSent ? (
        <p role="status">
          Once member support has approved it, we mail a link to your new address. It changes when you open
          that link and confirm; until then, everything stays as it is.
        </p>
      ) : (
        <EmailChangeForm email={email} onSent={() => setSent(true)} />
      )}
    </Dialog>
  );
}

const SAME = 'This is your email already.';

function EmailChangeForm({ email, onSent }: { email: string; onSent: () => void }) {
  const conclude = useDialogAnswer(onSent);
  const [ask] = useAccountEmailChangeMutation();
  const form = useZodForm(
    z.object({
      new_email: signUpInput.shape.email.check(
        z.refine((given) => given.toLowerCase() !== email.toLowerCase(), SAME),
      ),
    }),
    { defaultValues: { new_email: '' } },
  );
  const submit = form.onSubmit(async ({ new_email }) => {
    const { error } = await ask(new_email);
    conclude(error, { failed: 'Your new email was not asked for.' });
    if (error) return { message: isApiError(error) && error.code === 'LIMITED' ? messageOf(error) : FAILED };
  });
  const problem = form.errors.find(({ name }) => name.startsWith('root'))?.message;

  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-label="Another email">
      <Stack $gap={24}>
        <p>Member support changes it with you. Your email now is {email}.</p>
        <TextField label="New email" type="email" autoComplete="email" {...form.field('new_email')} />
        {problem && <Notice tone="vermilion">{problem}</Notice>}
        <Button type="submit" block loading={form.isSending}>
          {form.isSending ? 'Sending' : 'Ask for this change'}
        </Button>
      </Stack>
    </form>
  );
}
