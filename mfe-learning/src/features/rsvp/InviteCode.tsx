import { messageOf, usePlatform } from '@athenaeum/shell-contract';
import { Button, Stack, TextField, TextLink } from '@athenaeum/shared-ui';
import { type SyntheticEvent, useState } from 'react';
import { rsvpText } from './rsvp.messages';

interface InviteCodeProps {
  sending: boolean;
  error: unknown;
  onApply: (code: string) => void;
}

/** An invite code field; the server checks the code. */
export function InviteCode({ sending, error, onApply }: InviteCodeProps) {
  const { contact } = usePlatform();
  const [code, setCode] = useState('');
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (code.trim()) onApply(code.trim());
  };

  return (
    <Stack as="form" onSubmit={submit}>
      <p>{rsvpText.byInvitation}</p>
      <TextField
        label={rsvpText.code}
        autoComplete="off"
        value={code}
        error={
          error ? (
            <>
              {messageOf(error)} {contact && <TextLink href={contact}>{rsvpText.contactUs}</TextLink>}
            </>
          ) : undefined
        }
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" block large loading={sending} disabled={!code.trim()}>
        {rsvpText.attend}
      </Button>
    </Stack>
  );
}
