import { translateSentence } from '@athenaeum/messages';
import { type RestAnswer, usePlatform } from '@athenaeum/shell-contract';
import { Button, Hint, Notice, PasswordField, Stack } from '@athenaeum/shared-ui';
import { PASSWORD_LIMITS, PASSWORD_MESSAGES } from '@athenaeum/users-contract';
import { type SyntheticEvent, useId, useState } from 'react';
import { restText } from '../../components/rest.messages';
import { claimToken, createUser, type PasswordSetup } from './firstPassword';
import { passwordRules, problemOf } from './rules';
import { setPasswordText } from './setPassword.messages';
import { usePasswordStrength } from './usePasswordStrength';

interface SetPasswordFormProps {
  /** From the mail; without one, the browser that began the checkout requests its own. */
  right: PasswordSetup | null;
  onDone: () => void;
  onUnusable: () => void;
}

/** The first password: its rules are listed; it is repeated once it meets them. */
export function SetPasswordForm({ right, onDone, onUnusable }: SetPasswordFormProps) {
  const { apiBase } = usePlatform();
  const hintId = useId();
  const [values, setValues] = useState({ password: '', verify: '' });
  const [left, setLeft] = useState({ password: false, verify: false });
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<{ field?: string; problem?: string }>({});
  const strength = usePasswordStrength();

  const problem = problemOf(values.password);
  const differs = values.verify !== values.password;
  const isReady = !problem && !differs;
  const type = (change: Partial<typeof values>) => {
    setValues((last) => ({ ...last, ...change }));
    setRefused({});
  };

  async function send(): Promise<RestAnswer<unknown>> {
    if (right) return createUser(apiBase, right, values.password);
    const claimed = await claimToken(apiBase);
    return claimed.data ? createUser(apiBase, claimed.data, values.password) : claimed;
  }

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isReady || isSending) return;
    setSending(true);
    try {
      const { ok, code, message, fields } = await send();
      if (ok) return onDone();
      if (code === 'UNAUTHENTICATED') return onUnusable();
      setRefused(
        fields?.password
          ? { field: fields.password }
          : { problem: code === 'LIMITED' ? message! : restText.failed },
      );
    } catch {
      setRefused({ problem: restText.failed });
    }
    setSending(false);
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-label={setPasswordText.form}>
      <Stack $gap={24}>
        <PasswordField
          label={setPasswordText.password}
          name="password"
          autoComplete="new-password"
          max={PASSWORD_LIMITS.input}
          rules={passwordRules()}
          value={values.password}
          error={refused.field ?? (left.password && values.password && problem)}
          onFocus={strength.load}
          onChange={({ target }) => type({ password: target.value })}
          onBlur={() => setLeft((last) => ({ ...last, password: true }))}
        />
        {strength.Shown && <strength.Shown password={values.password} />}
        <PasswordField
          label={setPasswordText.verify}
          name="verify"
          autoComplete="new-password"
          max={PASSWORD_LIMITS.input}
          disabled={problem !== null}
          value={values.verify}
          error={
            !problem &&
            left.verify &&
            values.verify &&
            differs &&
            translateSentence(PASSWORD_MESSAGES.mismatch)
          }
          onChange={({ target }) => type({ verify: target.value })}
          onBlur={() => setLeft((last) => ({ ...last, verify: true }))}
        />
        {refused.problem && <Notice tone="vermilion">{refused.problem}</Notice>}
        <Button
          type="submit"
          block
          large
          loading={isSending}
          disabled={!isReady}
          aria-describedby={isReady ? undefined : hintId}
        >
          {isSending ? setPasswordText.sending : setPasswordText.submit}
        </Button>
        {!isReady && (
          <Hint id={hintId}>{problem ? setPasswordText.needsPassword : setPasswordText.needsVerify}</Hint>
        )}
      </Stack>
    </form>
  );
}
