import { isApiError, messageOf, useNavigate, useNotify } from '@athenaeum/shell-contract';
import { Split, Stack, UploadForm } from '@athenaeum/shared-ui';
import {
  DraftStatus,
  ErrorSummary,
  type SendResult,
  useDraft,
  useZodForm,
  type ZodForm,
} from '@athenaeum/shared-ui/forms';
import type { SalonFields } from '@athenaeum/content-contract';
import { useState } from 'react';
import { Conflict } from '../../components/conflict';
import { PaperFields } from './PaperFields';
import { PeopleFields } from './PeopleFields';
import { RecordingFields } from './RecordingFields';
import { type StaffSalon, useContentSaveSalonMutation } from './salon.api';
import { salonText } from './salon.messages';
import { changesOf } from './salonChanges';
import { differing, salonForm, type SalonValues, valuesOf } from './salonValues';
import { SaveCard } from './SaveCard';
import { SeatFields } from './SeatFields';
import { TimeFields } from './TimeFields';
import { useChoices } from './useChoices';
import { WordFields } from './WordFields';

export type SalonForm = ZodForm<SalonValues, SalonFields>;

interface SalonEditorProps {
  /** Null for a new one. */
  salon: StaffSalon | null;
  /** Refetches the stored salon. */
  readAgain: () => Promise<StaffSalon | null>;
}

/** The form of a salon; changes are shown beside it before they are saved. */
export function SalonEditor({ salon, readAgain }: SalonEditorProps) {
  const notify = useNotify();
  const navigate = useNavigate();
  const choices = useChoices();
  const [save] = useContentSaveSalonMutation();
  const [now] = useState(() => Date.now());
  const [read, setRead] = useState(salon);
  const [latest, setLatest] = useState<StaffSalon | null>(null);
  const [reason, setReason] = useState('');
  const form: SalonForm = useZodForm(salonForm, { defaultValues: valuesOf(read, now) });
  const draft = useDraft(form, `salon.${salon?.id ?? 'new'}`, { base: read?.updated_at ?? 0 });
  const values = form.watch();
  const changes = changesOf(valuesOf(read, now), values, choices.titles);

  const send = async (fields: SalonFields): Promise<SendResult> => {
    const input = {
      ...differing(read, fields, now),
      ...(read ? { id: read.id, updated_at: draft.base || null } : {}),
      reason: reason.trim() || null,
    };
    const { data, error } = await save({ input });
    const saved = data?.saveSalon?.data;
    if (!error && saved) {
      notify(salonText.salonSaved({ title: saved.title }));
      setReason((words) => (words === reason ? '' : words));
      if (!read) return void navigate(`/admin/content/salons/${saved.id}`, { replace: true });
      // What was typed after Save is not saved yet.
      return begin(saved, form.getValues(), values);
    }
    if (isApiError(error) && error.code === 'CONFLICT' && !error.fields) setLatest(await readAgain());
    return { message: messageOf(error), fields: isApiError(error) ? (error.fields ?? null) : null };
  };
  const submit = form.onSubmit(send);

  /** Rebases the form onto the stored salon: applies the differences between `before` and `mine`. */
  const begin = (stored: StaffSalon, mine: SalonValues, before: SalonValues) => {
    const changed = changesOf(before, mine, choices.titles).map(({ name }) => name as keyof SalonValues);
    setRead(stored);
    setLatest(null);
    draft.discard();
    form.reset(valuesOf(stored, now));
    // The value is of the field of this name, which the types do not tie to it.
    for (const name of changed) form.setValue(name, mine[name] as never, { shouldDirty: true });
  };

  return (
    <UploadForm
      noValidate
      aria-label={salon ? salonText.editOf({ title: salon.title }) : salonText.newSalon}
      onSubmit={(event) => void submit(event)}
    >
      <Split>
        <Stack $gap={24}>
          <ErrorSummary errors={form.errors} attempt={form.attempt} />
          {latest && (
            <Conflict
              changes={changesOf(valuesOf(latest, now), values, choices.titles)}
              onMine={() => begin(latest, values, valuesOf(read, now))}
              onTheirs={() => begin(latest, values, values)}
            />
          )}
          <WordFields form={form} isNew={!read} choices={choices} />
          <TimeFields form={form} />
          <PeopleFields form={form} />
          <SeatFields form={form} salon={read} />
          <RecordingFields form={form} salon={read} />
          <PaperFields form={form} />
        </Stack>
        <SaveCard
          form={form}
          salon={read}
          changes={changes}
          isStale={latest !== null}
          reason={reason}
          onReason={setReason}
          status={<DraftStatus draft={draft} />}
          onDiscard={draft.discard}
        />
      </Split>
    </UploadForm>
  );
}
