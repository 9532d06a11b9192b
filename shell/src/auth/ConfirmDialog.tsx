import { type FormEvent, useEffect, useState } from 'react';
import {
  Button,
  Dialog,
  LinkButton,
  Loading,
  Notice,
  PasswordField,
  Skeleton,
  Stack,
} from '@athenaeum/shared-ui';
import { signInPath } from '@athenaeum/shell-contract';
import { confirmByPasskey, confirmByPassword, readWays, type Ways } from './confirmationApi';

interface ConfirmDialogProps {
  onAnswer: (isConfirmed: boolean) => void;
}

/** Asks for the password, or a passkey, before what matters most. */
export function ConfirmDialog({ onAnswer }: ConfirmDialogProps) {
  const [ways, setWays] = useState<Ways | null>(null);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  useEffect(() => {
    // Whoever cannot be told the ways has a password, most likely.
    void readWays().then(({ data }) => setWays(data ?? { password: true, passkey: false }));
  }, []);

  const confirm = async (asking: () => Promise<string | null>) => {
    setSending(true);
    const wrong = await asking();
    setSending(false);
    setProblem(wrong);
    if (!wrong) onAnswer(true);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (password) void confirm(() => confirmByPassword(password));
    else setProblem('Enter your password.');
  };

  return (
    <Dialog open onClose={() => onAnswer(false)} sheet title="Confirm that it is you">
      {!ways ? (
        <Loading label="Loading">
          <Skeleton $height="120px" />
        </Loading>
      ) : !ways.password ? (
        <Stack $gap={24}>
          <p>Sign in again to do this. You come back to this page.</p>
          <LinkButton href={`${signInPath()}&again=1`}>Sign in again</LinkButton>
        </Stack>
      ) : (
        <form noValidate onSubmit={send} aria-label="Confirm that it is you">
          <Stack $gap={24}>
            <p>We ask again before what matters most.</p>
            <PasswordField
              label="Your password"
              autoComplete="current-password"
              value={password}
              onChange={({ target }) => setPassword(target.value)}
            />
            {problem && <Notice tone="vermilion">{problem}</Notice>}
            <Button type="submit" block loading={isSending}>
              Confirm
            </Button>
            {ways.passkey && (
              <Button
                look="outlined"
                block
                loading={isSending}
                onClick={() => void confirm(confirmByPasskey)}
              >
                Use a passkey
              </Button>
            )}
          </Stack>
        </form>
      )}
    </Dialog>
  );
}
