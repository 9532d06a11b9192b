import { addSharedNoteInput, SESSION_LIMITS } from '@athenaeum/coaching-contract';
import { isApiError, messageOf } from '@athenaeum/shell-contract';
import { Button, Row, Stack, TextArea } from '@athenaeum/shared-ui';
import { DraftStatus, ErrorSummary, useDraft, useZodForm, type SendResult } from '@athenaeum/shared-ui/forms';
import { useRef } from 'react';
import * as z from 'zod/mini';
import { useCoachingAddSharedNoteMutation } from './session.api';
import { sharedNotesText } from './session.messages';

const noteForm = z.pick(addSharedNoteInput, { text: true });

/** Adds a shared note. The id is kept until it is saved, so that a second attempt adds the same one. */
export function SharedNoteForm({ sessionId }: { sessionId: string }) {
  const [add] = useCoachingAddSharedNoteMutation();
  const noteId = useRef<string>(null);
  const form = useZodForm(noteForm, { defaultValues: { text: '' } });
  const draft = useDraft(form, `shared-note.${sessionId}`);

  const send = async ({ text }: { text: string }): Promise<SendResult> => {
    noteId.current ??= crypto.randomUUID();
    const { error } = await add({ input: { id: sessionId, note_id: noteId.current, text } });
    if (error)
      return {
        message: `${sharedNotesText.notAdded} ${messageOf(error)}`,
        fields: isApiError(error) ? error.fields : undefined,
      };
    noteId.current = null;
    form.reset({ text: '' });
    form.setFocus('text');
  };

  return (
    <form noValidate aria-label={sharedNotesText.label} onSubmit={form.onSubmit(send)}>
      <Stack $gap={12}>
        <ErrorSummary errors={form.errors} attempt={form.attempt} />
        <TextArea
          label={sharedNotesText.label}
          rows={3}
          max={SESSION_LIMITS.sharedNote}
          {...form.field('text')}
        />
        <Row>
          <Button type="submit" look="outlined" loading={form.isSending}>
            {form.isSending ? sharedNotesText.adding : sharedNotesText.add}
          </Button>
          <DraftStatus draft={draft} />
        </Row>
      </Stack>
    </form>
  );
}
