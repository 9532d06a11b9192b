import { isApiError, messageOf, useNotify, usePlatform } from '@athenaeum/shell-contract';
import { type SendResult, useDraft, type ZodForm } from '@athenaeum/shared-ui/forms';
import { useEffect, useState } from 'react';
import { type Member, type ProfileInput, useUsersSaveProfileMutation } from '../memberProfile.api';
import { useOwner } from '../owner';
import type { EditPart } from '../profileAddress';

export type FormValues = Record<string, unknown>;
export type Part = Omit<ProfileInput, 'id' | 'version'>;

export interface SavingOptions<Values extends FormValues, Parsed> {
  part: EditPart;
  /** Notification shown once it is saved. */
  saved: string;
  valuesOf: (member: Member) => Values;
  /** The mutation input: the difference from what was read; null when nothing has changed. */
  inputOf: (parsed: Parsed, read: Member) => Part | null;
  /** The member's values, ready to overwrite the current ones: rows deleted meanwhile become new again. */
  over?: (mine: Values, latest: Member) => Values;
  /** The member's values and the current ones merged, where that is possible. */
  together?: (mine: Values, latest: Member) => Values;
}

/**
 * Saves one part with the version it was read with. On a version conflict the current profile
 * is in `latest`, and nothing is saved before the member has chosen.
 */
export function useSaving<Values extends FormValues, Parsed>(
  form: ZodForm<Values, Parsed>,
  { part, saved, valuesOf, inputOf, over = (mine) => mine, together }: SavingOptions<Values, Parsed>,
) {
  const owner = useOwner()!;
  const { refreshSession } = usePlatform();
  const notify = useNotify();
  const [save] = useUsersSaveProfileMutation();
  const [read, setRead] = useState(owner.member);
  const [latest, setLatest] = useState<Member | null>(null);
  const draft = useDraft(form, `profile.${read.id}.${part}`, { base: read.version });

  const send = async (parsed: Parsed): Promise<SendResult> => {
    const input = inputOf(parsed, read);
    if (!input) return;
    try {
      await save({ input: { ...input, version: draft.base } }).unwrap();
    } catch (error) {
      if (isApiError(error) && error.code === 'CONFLICT') setLatest(await owner.refresh());
      return { message: messageOf(error), fields: isApiError(error) ? inForm(error.fields) : undefined };
    }
    await owner.refresh();
    // The top bar shows name and portrait too.
    if (part === 'header') void refreshSession();
    notify(saved);
  };

  // After the draft has deleted what was sent.
  const { isSubmitSuccessful } = form.formState;
  const { close } = owner;
  useEffect(() => {
    if (isSubmitSuccessful) close(part);
  }, [isSubmitSuccessful, close, part]);

  const begin = (values: Values, now: Member) => {
    draft.discard();
    form.reset(valuesOf(now));
    for (const [name, value] of Object.entries(values)) {
      // The names are of the form's own values; `Object.entries` has lost that.
      if (isSame(value, form.getValues(name as never))) continue;
      // As above.
      form.setValue(name as never, value as never, { shouldDirty: true });
    }
    form.clearErrors();
    setRead(now);
    setLatest(null);
  };
  /** The member's changes applied to the current values. */
  const mineOver = (now: Member): Values => {
    const [mine, before] = [form.getValues(), valuesOf(read)];
    const own = Object.entries(mine).filter(([name, value]) => !isSame(value, before[name]));
    return over({ ...valuesOf(now), ...Object.fromEntries(own) }, now);
  };

  return {
    part,
    draft,
    send,
    /** The current profile, when it differs from what was read. */
    latest,
    keepMine: () => latest && begin(mineOver(latest), latest),
    takeTheirs: () => latest && begin(valuesOf(latest), latest),
    keepBoth: together && (() => latest && begin(together(mineOver(latest), latest), latest)),
    cancel: () => {
      draft.discard();
      owner.close(part);
    },
  };
}

export type Saving = ReturnType<typeof useSaving<FormValues, unknown>>;

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Form fields are sent inside `fields`; their errors are mapped back to the fields' own names. */
const inForm = (fields: Record<string, string> | undefined) =>
  fields &&
  Object.fromEntries(Object.entries(fields).map(([name, words]) => [name.replace(/^fields\./, ''), words]));
