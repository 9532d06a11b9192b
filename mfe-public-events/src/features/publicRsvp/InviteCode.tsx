import { isApiError, messageOf, usePlatform } from '@athenaeum/shell-contract';
import { Button, Stack, TextField, TextLink } from '@athenaeum/shared-ui';
import { type SyntheticEvent, useState } from 'react';
import { seatText } from '../../components/seat.messages';
import { useContentApplyInviteCodeMutation } from './publicRsvp.api';
import { publicRsvpText } from './publicRsvp.messages';

/** Closed, then open, then applied: the server checks the code. */
export function InviteCode({ salonId, onAccepted }: { salonId: string; onAccepted: (code: string) => void }) {
  const { contact } = usePlatform();
  const [isOpen, setOpen] = useState(false);
  const [code, setCode] = useState('');
  const [apply, { isLoading, error, reset }] = useContentApplyInviteCodeMutation();
  // The hint on whom to ask about a code does not fit a server that is unavailable.
  const isWrong = isApiError(error) && error.kind === 'refused';

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!code.trim()) return;
    const answer = await apply({ input: { salonId, invite_code: code } });
    if (answer.data) onAccepted(code.trim());
  };

  if (!isOpen)
    return (
      <Button block large onClick={() => setOpen(true)}>
        {seatText.enterCode}
      </Button>
    );
  return (
    <Stack as="form" onSubmit={(event: SyntheticEvent) => void submit(event)}>
      <TextField
        label={publicRsvpText.inviteCode}
        autoFocus
        autoComplete="off"
        value={code}
        error={
          error && (
            <>
              {messageOf(error)}{' '}
              {isWrong && contact && <TextLink href={contact}>{publicRsvpText.contact}</TextLink>}
            </>
          )
        }
        onChange={(event) => {
          setCode(event.target.value);
          if (error) reset();
        }}
      />
      <Button type="submit" block large loading={isLoading} disabled={!code.trim()}>
        {publicRsvpText.apply}
      </Button>
    </Stack>
  );
}
