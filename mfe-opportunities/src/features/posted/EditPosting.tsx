import { changePostingForm, OPPORTUNITY_LIMITS } from '@athenaeum/opportunities-contract';
import { isApiError, messageOf, useDialogAnswer } from '@athenaeum/shell-contract';
import { Button, Drawer, Hint, Notice, Select, Stack, TextArea, TextField } from '@athenaeum/shared-ui';
import {
  ErrorSummary,
  type SendResult,
  useDraft,
  useZodForm,
  type ZodForm,
} from '@athenaeum/shared-ui/forms';
import { useId, useState } from 'react';
import { type Changed, type ChangeValues, FIELDS, valuesOf, withKept } from './editing';
import { editFieldsText, editPostingText } from './editPosting.messages';
import { type Posted, useOpportunitiesChangePostingMutation } from './posted.api';

interface EditPostingProps {
  posting: Posted;
  token: string;
  onClose: () => void;
}

/** The poster's edit form of a posting. A change waits for approval by board support. */
export function EditPosting({ posting, token, onClose }: EditPostingProps) {
  const formId = useId();
  const conclude = useDialogAnswer(onClose);
  const [change] = useOpportunitiesChangePostingMutation();
  // The form has '' where the schema's input has null.
  const form = useZodForm(changePostingForm as never, { defaultValues: valuesOf(posting) }) as ZodForm<
    ChangeValues,
    Changed
  >;
  // The posting may be read again meanwhile: the changes are of what the form was opened with.
  const [begunWith] = useState(posting.version);
  const draft = useDraft(form, `posted.${posting.text.slug}`, { base: begunWith });
  const isInReview = posting.stage === 'review';

  const send = async (changed: Changed): Promise<SendResult> => {
    const version = draft.base ?? begunWith;
    const { error } = await change({ input: { ...changed, token, version } });
    conclude(error, {
      done: isInReview ? editPostingText.saved : editPostingText.sent,
      failed: editPostingText.notSent,
    });
    if (!error) return draft.discard();
    return { message: messageOf(error), fields: isApiError(error) ? (error.fields ?? null) : null };
  };
  const submit = form.onSubmit(send);

  return (
    <Drawer
      open
      onClose={onClose}
      title={editPostingText.form}
      actions={
        <>
          <Button
            look="quiet"
            onClick={() => {
              draft.discard();
              onClose();
            }}
          >
            {editPostingText.discard}
          </Button>
          <Button type="submit" form={formId} loading={form.isSending} disabled={!form.formState.isDirty}>
            {isInReview ? editPostingText.save : editPostingText.send}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate aria-label={editPostingText.form} onSubmit={(event) => void submit(event)}>
        <Stack $gap={24}>
          <ErrorSummary errors={form.errors} attempt={form.attempt} />
          {!isInReview && <Notice>{editPostingText.untilRead}</Notice>}
          {FIELDS.map((field) => (
            <ChangeField key={field.name} field={field} form={form} />
          ))}
          <Hint>{editPostingText.otherChanges}</Hint>
        </Stack>
      </form>
    </Drawer>
  );
}

interface ChangeFieldProps {
  field: (typeof FIELDS)[number];
  form: ZodForm<ChangeValues, Changed>;
}

function ChangeField({ field, form }: ChangeFieldProps) {
  const { name } = field;
  const label = editFieldsText[name];
  const hint = field.hint && editFieldsText[field.hint];
  switch (field.kind) {
    case 'line':
      return <TextField label={label} hint={hint} type={field.type} max={field.max} {...form.field(name)} />;
    case 'text':
      return (
        <TextArea
          label={label}
          hint={hint}
          rows={6}
          max={OPPORTUNITY_LIMITS.longText}
          {...form.field(name)}
        />
      );
    case 'select': {
      const { value, onChange, ...rest } = form.chosen(name);
      return (
        <Select
          {...rest}
          label={label}
          options={withKept(field.options, value)}
          {...(!field.required && { placeholder: editPostingText.notGiven })}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    }
  }
}
