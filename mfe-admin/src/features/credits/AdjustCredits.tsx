import { updateCreditsInput } from '@athenaeum/coaching-contract';
import { isApiError, messageOf, useNotify } from '@athenaeum/shell-contract';
import { Button, Notice, Stack, TextField } from '@athenaeum/shared-ui';
import { type FormEvent, useState } from 'react';
import { Changes } from '../../components/changes';
import { commonText } from '../../components/common.messages';
import { type Credits, useCoachingUpdateCreditsMutation } from './credits.api';
import { creditsText } from './credits.messages';
import { minutesInWords } from './words';

interface Draft {
  minutes: string;
  reason: string;
  /** Idempotency key, new for each form. */
  request_id: string;
}

const blank = (): Draft => ({ minutes: '', reason: '', request_id: crypto.randomUUID() });

/** Adds or removes coaching minutes. The new balance is shown before it is saved. */
export function AdjustCredits({ credits: { id, quantity, held } }: { credits: Credits }) {
  const notify = useNotify();
  const [update, { isLoading }] = useCoachingUpdateCreditsMutation();
  const [draft, setDraft] = useState(blank);
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const minutes = minutesOf(draft.minutes);
  const isChange = Number.isInteger(minutes) && minutes !== 0;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setRefusal(null);
    const input = { user_id: id, minutes, reason: draft.reason, request_id: draft.request_id };
    const checked = updateCreditsInput.safeParse(input);
    setFields(checked.success ? {} : firstOf(checked.error.issues));
    if (!checked.success) return;
    const { error } = await update({ input: checked.data });
    if (!error) {
      notify(creditsText.changed);
      return setDraft(blank());
    }
    const fieldErrors = isApiError(error) ? (error.fields ?? {}) : {};
    setFields(fieldErrors);
    if (Object.keys(fieldErrors).length === 0) setRefusal(messageOf(error));
  };

  return (
    <form noValidate aria-label={creditsText.adjust} onSubmit={(event) => void save(event)}>
      <Stack $gap={12}>
        <TextField
          label={creditsText.toAdd}
          hint={creditsText.toAddHint}
          inputMode="text"
          autoComplete="off"
          error={fields.minutes}
          value={draft.minutes}
          onChange={({ target }) => setDraft({ ...draft, minutes: target.value })}
        />
        {isChange && (
          <Changes
            title={commonText.whatChanges}
            changes={[
              {
                name: 'quantity',
                label: creditsText.minutesLabel,
                before: minutesInWords(quantity),
                after: minutesInWords(quantity + minutes),
              },
              {
                name: 'bookable',
                label: creditsText.bookable,
                before: minutesInWords(quantity - held),
                after: minutesInWords(quantity - held + minutes),
              },
            ]}
          />
        )}
        <TextField
          label={creditsText.reason}
          hint={creditsText.reasonHint}
          error={fields.reason}
          value={draft.reason}
          onChange={({ target }) => setDraft({ ...draft, reason: target.value })}
        />
        {refusal && <Notice tone="vermilion">{refusal}</Notice>}
        <Button type="submit" look="outlined" loading={isLoading} disabled={!isChange}>
          {creditsText.adjust}
        </Button>
      </Stack>
    </form>
  );
}

/** The typed whole number, with any kind of minus sign; NaN otherwise. */
const minutesOf = (typed: string): number => {
  const plain = typed.trim().replace(/^[−–]/, '-');
  return /^[+-]?\d+$/.test(plain) ? Number(plain) : NaN;
};

const firstOf = (issues: readonly { path: PropertyKey[]; message: string }[]): Record<string, string> =>
  Object.fromEntries([...issues].reverse().map(({ path, message }) => [String(path[0]), message]));
