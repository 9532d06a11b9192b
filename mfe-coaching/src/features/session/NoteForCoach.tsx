import { saveSessionNoteInput, SESSION_LIMITS } from '@athenaeum/coaching-contract';
import { isApiError, messageOf, useNotify } from '@athenaeum/shell-contract';
import { Button, Row, Section, Stack, TextArea } from '@athenaeum/shared-ui';
import { DraftStatus, ErrorSummary, useDraft, useZodForm, type SendResult } from '@athenaeum/shared-ui/forms';
import * as z from 'zod/mini';
import { useCoachingSaveSessionNoteMutation, type Session } from './session.api';
import { sessionNoteText } from './session.messages';

const noteForm = z.pick(saveSessionNoteInput, { note: true });

/** What the coach should know before. It can be changed until the session is over. */
export function NoteForCoach({ session, name }: { session: Session; name: string }) {
  const notify = useNotify();
  const [save] = useCoachingSaveSessionNoteMutation();
  const form = useZodForm(noteForm, { defaultValues: { note: session.note ?? '' } });
  const draft = useDraft(form, `session-note.${session.id}`);

  const send = async ({ note }: { note?: string | null | undefined }): Promise<SendResult> => {
    const { error } = await save({ input: { id: session.id, note: note ?? '' } });
    if (error) return { message: messageOf(error), fields: isApiError(error) ? error.fields : undefined };
    form.reset({ note: note ?? '' });
    notify(sessionNoteText.saved);
  };

  return (
    <Section flush title={sessionNoteText.title({ name })} note={sessionNoteText.hint({ name })}>
      <form noValidate onSubmit={form.onSubmit(send)}>
        <Stack>
          <ErrorSummary errors={form.errors} attempt={form.attempt} />
          <TextArea
            label={sessionNoteText.label({ name })}
            rows={4}
            max={SESSION_LIMITS.note}
            {...form.field('note')}
          />
          <Row>
            <Button type="submit" look="outlined" loading={form.isSending}>
              {form.isSending ? sessionNoteText.saving : sessionNoteText.save}
            </Button>
            <DraftStatus draft={draft} />
          </Row>
        </Stack>
      </form>
    </Section>
  );
}
