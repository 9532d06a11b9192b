import { saveSessionNotesInput, SESSION_LIMITS } from '@athenaeum/coaching-contract';
import { isApiError, messageOf, useDialogAnswer } from '@athenaeum/shell-contract';
import { Button, Notice, Row, Stack, TextArea } from '@athenaeum/shared-ui';
import { DraftStatus, ErrorSummary, useDraft, useZodForm, type SendResult } from '@athenaeum/shared-ui/forms';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useCoachingSaveSessionNotesMutation, type CoachSession } from './coachSessions.api';
import { coachSessionsText, sessionNotesText } from './coachSessions.messages';
import { memberOf } from './memberOf';

const notesForm = z.pick(saveSessionNotesInput, { notes: true });

/** The coach's own notes on a session; on a version conflict the notes saved meanwhile are shown before they are overwritten. */
export function SessionNotes({ session, onSaved }: { session: CoachSession; onSaved: () => void }) {
  const { id, coach_notes, coach_notes_version } = session;
  const conclude = useDialogAnswer(onSaved);
  const [save] = useCoachingSaveSessionNotesMutation();
  const [seen, setSeen] = useState(coach_notes_version ?? 0);
  const form = useZodForm(notesForm, { defaultValues: { notes: coach_notes ?? '' } });
  const draft = useDraft(form, `session-notes.${id}`);
  const isOvertaken = (coach_notes_version ?? 0) > seen;

  const send = async ({ notes }: { notes: string }): Promise<SendResult> => {
    const { error } = await save({
      input: { id, notes, version: isOvertaken ? coach_notes_version! : seen },
    });
    if (!error) setSeen(Number.MAX_SAFE_INTEGER);
    conclude(error, {
      done: sessionNotesText.saved,
      failed: sessionNotesText.notSaved({ member: memberOf(session) }),
    });
    if (error) return { message: messageOf(error), fields: isApiError(error) ? error.fields : undefined };
  };

  return (
    <form
      noValidate
      aria-label={coachSessionsText.notesOn({ member: memberOf(session) })}
      onSubmit={form.onSubmit(send)}
    >
      <Stack>
        <ErrorSummary errors={form.errors} attempt={form.attempt} />
        {isOvertaken && (
          <Notice title={sessionNotesText.overtaken}>
            {coach_notes
              ? sessionNotesText.overtakenBy({ notes: coach_notes })
              : sessionNotesText.overtakenByNone}
          </Notice>
        )}
        <TextArea
          label={sessionNotesText.yours}
          hint={sessionNotesText.yoursHint}
          rows={5}
          max={SESSION_LIMITS.coachNotes}
          {...form.field('notes')}
        />
        <Row>
          <Button type="submit" loading={form.isSending}>
            {form.isSending ? sessionNotesText.saving : sessionNotesText.save}
          </Button>
          <DraftStatus draft={draft} />
        </Row>
      </Stack>
    </form>
  );
}
