import { isApiError, messageOf, useDialogAnswer } from '@athenaeum/shell-contract';
import { Button, Dialog, Notice, Stack, TextField } from '@athenaeum/shared-ui';
import { useZodForm } from '@athenaeum/shared-ui/forms';
import { signUpInput } from '@athenaeum/users-contract';
import { useState } from 'react';
import * as z from 'zod/mini';
import { restText } from '../../components/rest.messages';
import { useAccountEmailChangeMutation } from './account.api';
import { emailChangeText } from './emailChange.messages';

interface EmailChangeDialogProps {
  email: string;
  onClose: () => void;
}

/** Requests another address from member support, and says what happens next. */
export function EmailChangeDialog({ email, onClose }: EmailChangeDialogProps) {
  const [isSent, setSent] = useState(false);
  return (
    <Dialog
      open
      onClose={onClose}
      sheet
      title={isSent ? emailChangeText.sentTitle : emailChangeText.title}
      actions={isSent && <Button onClick={onClose}>{emailChangeText.done}</Button>}
    >
      {isSent ? (
        <p role="status">{emailChangeText.sent}</p>
      ) : (
        <EmailChangeForm email={email} onSent={() => setSent(true)} />
      )}
    </Dialog>
  );
}

function EmailChangeForm({ email, onSent }: { email: string; onSent: () => void }) {
  const conclude = useDialogAnswer(onSent);
  const [ask] = useAccountEmailChangeMutation();
  const form = useZodForm(
    z.object({
      new_email: signUpInput.shape.email.check(
        z.refine((given) => given.toLowerCase() !== email.toLowerCase(), emailChangeText.isSame),
      ),
    }),
    { defaultValues: { new_email: '' } },
  );
  const submit = form.onSubmit(async ({ new_email }) => {
    const { error } = await ask(new_email);
    conclude(error, { failed: emailChangeText.failed });
    if (error)
      return { message: isApiError(error) && error.code === 'LIMITED' ? messageOf(error) : restText.failed };
  });
  const problem = form.errors.find(({ name }) => name.startsWith('root'))?.message;

  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-label={emailChangeText.form}>
      <Stack $gap={24}>
        <p>{emailChangeText.now({ email })}</p>
        <TextField
          label={emailChangeText.label}
          type="email"
          autoComplete="email"
          {...form.field('new_email')}
        />
        {problem && <Notice tone="vermilion">{problem}</Notice>}
        <Button type="submit" block loading={form.isSending}>
          {form.isSending ? emailChangeText.sending : emailChangeText.ask}
        </Button>
      </Stack>
    </form>
  );
}
