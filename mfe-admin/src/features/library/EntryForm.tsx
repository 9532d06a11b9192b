import { isApiError, messageOf, useNavigate, useNotify } from '@athenaeum/shell-contract';
import {
  Button,
  Card,
  Meta,
  Notice,
  Row,
  Split,
  Stack,
  TextLink,
  UploadForm,
  useUploadsUnderWay,
} from '@athenaeum/shared-ui';
import {
  DraftStatus,
  ErrorSummary,
  type SendResult,
  useDraft,
  useZodForm,
  type ZodForm,
} from '@athenaeum/shared-ui/forms';
import { useState } from 'react';
import { Changes } from '../../components/changes';
import { commonText } from '../../components/common.messages';
import { Conflict } from '../../components/conflict';
import { day } from '../../components/day';
import { changedFields, changesOf } from './changesOf';
import { begunFrom, rebased, valuesOf } from './entryValues';
import { EntryFieldInput } from './fields/EntryFieldInput';
import { PublicationFields } from './fields/PublicationFields';
import type { EntryValues, FormValues, KindView } from './kindView';
import { type Entry, useContentSaveEntryMutation } from './library.api';
import { libraryText } from './library.messages';
import { RemoveEntry } from './RemoveEntry';
import { useTitles } from './useTitles';

export type EntryZodForm = ZodForm<FormValues, EntryValues>;

interface EntryFormProps {
  view: KindView;
  /** Null for a new entry. */
  entry: Entry | null;
  /** The entry that a new one copies. */
  from?: Entry | null;
  /** Refetches the stored entry. */
  readAgain: () => Promise<Entry | null>;
}

/** The form of one entry; a version conflict shows both versions side by side. */
export function EntryForm({ view, entry, from = null, readAgain }: EntryFormProps) {
  const notify = useNotify();
  const navigate = useNavigate();
  const [save] = useContentSaveEntryMutation();
  // The version the form is based on; a refetch must not change it while the user edits.
  const [read, setRead] = useState(entry);
  const [latest, setLatest] = useState<Entry | null>(null);
  const form: EntryZodForm = useZodForm(view.form, {
    defaultValues: from ? begunFrom(view, from) : valuesOf(view, read),
  });
  const draft = useDraft(form, `content.${view.kind}.${entry?.id ?? 'new'}`, {
    base: read?.updated_at ?? null,
  });
  const values = form.watch();
  const titles = useTitles(view, values, valuesOf(view, read), valuesOf(view, latest));
  const changes = changesOf(view, valuesOf(view, read), values, titles);

  const send = async (written: EntryValues): Promise<SendResult> => {
    const version = read ? { id: read.id, updated_at: draft.base } : {};
    const { data, error } = await save({ kind: view.kind, input: { ...written, ...version } });
    if (!error) {
      const saved = data?.saved?.data;
      notify(view.isFinal ? commonText.published : commonText.saved);
      if (!saved) return;
      if (!read) return void navigate(`/admin/content/${view.kind}/${saved.id}`, { replace: true });
      // What was typed after Save is not saved yet.
      begin(saved, rebased(view, values, form.getValues(), valuesOf(view, saved)));
      return;
    }
    if (isApiError(error) && error.code === 'CONFLICT') {
      const now = await readAgain();
      if (now && now.updated_at !== draft.base) setLatest(now);
    }
    return { message: messageOf(error), fields: isApiError(error) ? (error.fields ?? null) : null };
  };

  /** Rebases the form onto the stored entry, with the user's changes. */
  const begin = (stored: Entry, mine: FormValues) => {
    setRead(stored);
    setLatest(null);
    draft.discard();
    form.reset(valuesOf(view, stored));
    for (const { name } of changedFields(view, valuesOf(view, stored), mine))
      form.setValue(name, mine[name]!, { shouldDirty: true });
  };
  const mine = latest && rebased(view, valuesOf(view, read), values, valuesOf(view, latest));

  return (
    <UploadForm
      noValidate
      aria-label={read ? libraryText.editOf({ title: read.title }) : view.add}
      onSubmit={(event) => void form.onSubmit(send)(event)}
    >
      <Split>
        <Stack $gap={24}>
          <ErrorSummary errors={form.errors} attempt={form.attempt} />
          {latest && mine && (
            <Conflict
              changes={changesOf(view, valuesOf(view, latest), mine, titles)}
              onMine={() => begin(latest, mine)}
              onTheirs={() => begin(latest, valuesOf(view, latest))}
            />
          )}
          {view.fields.map((field) => (
            <EntryFieldInput
              key={field.name}
              field={field}
              form={form}
              isNew={!read}
              stored={read?.values[field.name]}
            />
          ))}
        </Stack>
        <Stack $gap={24}>
          <Card $padded>
            <Stack $gap={16}>
              {view.isPublishable && <PublicationFields form={form} />}
              {read && changes.length > 0 && !latest && (
                <Changes title={commonText.whatChanges} changes={changes} />
              )}
              {view.isFinal && <Notice>{libraryText.agreementWarning}</Notice>}
              <Row>
                <SaveButton
                  words={saveWords(view, read, changes.length)}
                  isSending={form.isSending}
                  isStale={latest !== null}
                  isUnchanged={read !== null && changes.length === 0}
                />
                <DraftStatus draft={draft} />
              </Row>
            </Stack>
          </Card>
          {read && <About view={view} entry={read} />}
        </Stack>
      </Split>
    </UploadForm>
  );
}

interface SaveButtonProps {
  words: string;
  isSending: boolean;
  isStale: boolean;
  isUnchanged: boolean;
}

/** Save waits for an upload, which will be a change. */
function SaveButton({ words, isSending, isStale, isUnchanged }: SaveButtonProps) {
  const { isUploading } = useUploadsUnderWay();
  return (
    <Button type="submit" loading={isSending} disabled={isStale || (isUnchanged && !isUploading)}>
      {words}
    </Button>
  );
}

/** Facts about the entry, and its other actions. */
function About({ view, entry }: { view: KindView; entry: Entry }) {
  const page = view.page?.(entry.values);
  return (
    <Card $padded>
      <Stack $gap={12}>
        {view.isUsed && (
          <Meta>{entry.used_by ? libraryText.usedBy({ things: entry.used_by }) : libraryText.unused}</Meta>
        )}
        {entry.updated_at && <Meta>{libraryText.changedOn({ day: day(entry.updated_at) })}</Meta>}
        {page && (
          <p>
            <TextLink href={page}>
              {view.isPublishable ? libraryText.asMembersSee : libraryText.whereMembersSee}
            </TextLink>
          </p>
        )}
        <RemoveEntry view={view} entry={entry} />
      </Stack>
    </Card>
  );
}

function saveWords({ add, isFinal }: KindView, read: Entry | null, changes: number): string {
  if (isFinal) return libraryText.publishVersion;
  if (!read) return add;
  return changes === 0 ? commonText.save : commonText.saveChanges({ count: changes });
}
