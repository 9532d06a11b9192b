import { messageOf, useDialogAnswer } from '@athenaeum/shell-contract';
import { Button, Dialog, Notice, Stack, TextField } from '@athenaeum/shared-ui';
import { useZodForm } from '@athenaeum/shared-ui/forms';
import { PASSKEY_LIMITS, passkeyName } from '@athenaeum/users-contract';
import * as z from 'zod/mini';
import { useAccountAddPasskeyMutation } from './account.api';
import { passkeysText } from './passkeys.messages';

interface AddPasskeyDialogProps {
  /** The suggested name: the device's. */
  device: string | null;
  onClose: () => void;
}

/** Gives the new passkey a name; then the browser asks for it. */
export function AddPasskeyDialog({ device, onClose }: AddPasskeyDialogProps) {
  const conclude = useDialogAnswer(onClose);
  const [add, { isLoading }] = useAccountAddPasskeyMutation();
  const form = useZodForm(z.object({ name: passkeyName }), { defaultValues: { name: device ?? '' } });
  const submit = form.onSubmit(async ({ name }) => {
    const { error } = await add({ name });
    conclude(error, { done: passkeysText.added({ name }), failed: passkeysText.notAdded });
    if (error) return { message: messageOf(error) };
  });
  const problem = form.errors.find(({ name }) => name.startsWith('root'))?.message;

  return (
    <Dialog open onClose={onClose} sheet title={passkeysText.add}>
      <form noValidate onSubmit={(event) => void submit(event)} aria-label={passkeysText.form}>
        <Stack $gap={24}>
          <p>{passkeysText.intro}</p>
          <TextField label={passkeysText.name} max={PASSKEY_LIMITS.name} {...form.field('name')} />
          {problem && <Notice tone="vermilion">{problem}</Notice>}
          <Button type="submit" block loading={isLoading}>
            {isLoading ? passkeysText.waiting : passkeysText.next}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
