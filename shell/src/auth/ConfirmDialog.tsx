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
import { confirmByPasskey, confirmByPassword, readWays, type ConfirmationMethods } from './confirmationApi';
import { confirmText } from './confirm.messages';

interface ConfirmDialogProps {
  onAnswer: (isConfirmed: boolean) => void;
}

/** Step-up authentication: asks for the password or a passkey. */
export function ConfirmDialog({ onAnswer }: ConfirmDialogProps) {
  const [ways, setWays] = useState<ConfirmationMethods | null>(null);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  useEffect(() => {
    // When the available methods are unknown, a password is the most likely one.
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
    else setProblem(confirmText.missing);
  };

  return (
    <Dialog open onClose={() => onAnswer(false)} sheet title={confirmText.title}>
      {!ways ? (
        <Loading label={confirmText.loading}>
          <Skeleton $height="120px" />
        </Loading>
      ) : !ways.password ? (
        <Stack $gap={24}>
          <p>{confirmText.signInLead}</p>
          <LinkButton href={`${signInPath()}&again=1`}>{confirmText.signInAgain}</LinkButton>
        </Stack>
      ) : (
        <form noValidate onSubmit={send} aria-label={confirmText.title}>
          <Stack $gap={24}>
            <p>{confirmText.lead}</p>
            <PasswordField
              label={confirmText.password}
              autoComplete="current-password"
              value={password}
              onChange={({ target }) => setPassword(target.value)}
            />
            {problem && <Notice tone="vermilion">{problem}</Notice>}
            <Button type="submit" block loading={isSending}>
              {confirmText.confirm}
            </Button>
            {ways.passkey && (
              <Button
                look="outlined"
                block
                loading={isSending}
                onClick={() => void confirm(confirmByPasskey)}
              >
                {confirmText.usePasskey}
              </Button>
            )}
          </Stack>
        </form>
      )}
    </Dialog>
  );
}
