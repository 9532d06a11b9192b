import { isApiError, messageOf, useDialogAnswer } from '@athenaeum/shell-contract';
import { Button, Drawer, Notice, Row, Stack, TextField } from '@athenaeum/shared-ui';
import { ErrorSummary, type SendResult, useDraft, useZodForm } from '@athenaeum/shared-ui/forms';
import { useId, useState } from 'react';
import { Changes } from '../../components/changes';
import { commonText } from '../../components/common.messages';
import { conflictText } from '../../components/conflict';
import { changesOf, type Edited, editForm, type EditValues, FIELDS, valuesOf } from './editing';
import { EditField } from './EditField';
import { type DeskPosting, useOpportunitiesEditMutation } from './posting.api';
import { postingText } from './posting.messages';

interface EditPostingProps {
  posting: DeskPosting;
  onClose: () => void;
  /** Refetches the stored posting. */
  onConflict: () => Promise<DeskPosting | null>;
}

/** Board support's form of a posting; changes are shown before they are saved. */
export default function EditPosting({ posting, onClose, onConflict }: EditPostingProps) {
  const formId = useId();
  const conclude = useDialogAnswer(onClose);
  const [edit] = useOpportunitiesEditMutation();
  const [read, setRead] = useState(posting);
  const [latest, setLatest] = useState<DeskPosting | null>(null);
  const [reason, setReason] = useState('');
  const form = useZodForm(editForm, { defaultValues: valuesOf(read) });
  const draft = useDraft(form, `posting.${posting.id}`, { base: read.desk?.version ?? null });
  const values = form.watch();
  const changes = changesOf(valuesOf(read), values);
  const isShown = read.stage === 'published' || read.stage === 'expired';

  const send = async (edited: Edited): Promise<SendResult> => {
    const version = draft.base ?? 0;
    const input = { ...edited, id: read.id, version, reason: reason.trim() || null };
    const { error } = await edit({ input });
    conclude(error, { done: commonText.saved, failed: postingText.saveFailed({ title: read.title }) });
    if (!error) return;
    if (isApiError(error) && error.code === 'CONFLICT') setLatest(await onConflict());
    return { message: messageOf(error), fields: isApiError(error) ? (error.fields ?? null) : null };
  };
  const submit = form.onSubmit(send);

  const goOn = (mine: EditValues) => {
    setRead(latest!);
    setLatest(null);
    draft.discard();
    form.reset(valuesOf(latest!));
    for (const { name } of changesOf(valuesOf(latest!), mine))
      // The value is of the field of this name, which the types do not tie to it.
      form.setValue(name, mine[name] as never, { shouldDirty: true });
  };

  return (
    <Drawer
      open
      onClose={onClose}
      title={postingText.editPosting}
      actions={
        <>
          <Button
            look="quiet"
            onClick={() => {
              draft.discard();
              onClose();
            }}
          >
            {commonText.discard}
          </Button>
          <Button
            type="submit"
            form={formId}
            loading={form.isSending}
            disabled={changes.length === 0 || latest !== null}
          >
            {commonText.saveChanges({ count: changes.length })}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        aria-label={postingText.editPosting}
        onSubmit={(event) => void submit(event)}
      >
        <Stack $gap={24}>
          <ErrorSummary errors={form.errors} attempt={form.attempt} />
          {latest && (
            <Stack $gap={12}>
              <Notice tone="amber" title={conflictText.title} />
              <Changes title={conflictText.versions} changes={changesOf(valuesOf(latest), values)} />
              <Row $gap={8}>
                <Button look="outlined" onClick={() => goOn(values)}>
                  {conflictText.keepMine}
                </Button>
                <Button look="outlined" onClick={() => goOn(valuesOf(latest))}>
                  {conflictText.useCurrent}
                </Button>
              </Row>
            </Stack>
          )}
          {isShown && <Notice>{postingText.unpublishWarning}</Notice>}
          {FIELDS.map((field) => (
            <EditField key={field.name} field={field} form={form} />
          ))}
          {changes.length > 0 && (
            <>
              <Changes title={commonText.whatChanges} changes={changes} />
              <TextField
                label={commonText.reason}
                hint={commonText.reasonHint}
                optional
                max={500}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              />
            </>
          )}
        </Stack>
      </form>
    </Drawer>
  );
}
