import { usePlatform } from '@athenaeum/shell-contract';
import { Button, Notice, Stack, TextField } from '@athenaeum/shared-ui';
import { useZodForm } from '@athenaeum/shared-ui/forms';
import { signUpInput } from '@athenaeum/users-contract';
import { useState } from 'react';
import * as z from 'zod/mini';
import { restText } from '../../components/rest.messages';
import { askForLink } from './firstPassword';
import { setPasswordText } from './setPassword.messages';

const addressIn = z.object({ email: signUpInput.shape.email });

/** Requests a new link when the old one has expired; the answer does not reveal which addresses have accounts. */
export function NewLinkForm() {
  const { apiBase } = usePlatform();
  const [isSent, setSent] = useState(false);
  const form = useZodForm(addressIn, { defaultValues: { email: '' } });

  const submit = form.onSubmit(async ({ email }) => {
    try {
      const { ok, message } = await askForLink(apiBase, email);
      if (!ok) return { message: message ?? restText.failed };
      setSent(true);
    } catch {
      return { message: restText.failed };
    }
  });

  if (isSent)
    return (
      <Notice tone="verdigris" title={setPasswordText.linkSent}>
        {setPasswordText.linkOnItsWay}
      </Notice>
    );
  const problem = form.errors.find(({ name }) => name === 'root')?.message;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-label={setPasswordText.newLink}>
      <Stack $gap={24}>
        <TextField label={setPasswordText.email} type="email" autoComplete="email" {...form.field('email')} />
        {problem && <Notice tone="vermilion">{problem}</Notice>}
        <Button type="submit" block large loading={form.isSending}>
          {setPasswordText.sendLink}
        </Button>
      </Stack>
    </form>
  );
}
