import { messageOf } from '@athenaeum/shell-contract';
import { Button, Stack, TextField } from '@athenaeum/shared-ui';
import { useZodForm } from '@athenaeum/shared-ui/forms';
import * as z from 'zod/mini';
import { secondFactorText } from './secondFactor.messages';

interface AppCodeFormProps {
  confirm: string;
  hint: string;
  /** Resolves with an error message, if any. */
  send: (code: string) => Promise<unknown>;
}

const codeInput = () =>
  z.object({ code: z.string().check(z.trim(), z.minLength(1, secondFactorText.codeMissing)) });

export function AppCodeForm({ confirm, hint, send }: AppCodeFormProps) {
  const form = useZodForm(codeInput(), { defaultValues: { code: '' } });
  const submit = form.onSubmit(async ({ code }) => {
    const problem = await send(code);
    if (problem) return { message: '', fields: { code: messageOf(problem) } };
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-label={confirm}>
      <Stack $gap={24}>
        <TextField
          label={secondFactorText.code}
          hint={hint}
          autoComplete="one-time-code"
          {...form.field('code')}
        />
        <Button type="submit" block loading={form.isSending}>
          {confirm}
        </Button>
      </Stack>
    </form>
  );
}
