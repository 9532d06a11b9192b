import { changeMeetingInput, type MeetingInput } from '@athenaeum/coaching-contract';
import { isApiError, messageOf, useDialogAnswer } from '@athenaeum/shell-contract';
import { Button, Hint, Stack } from '@athenaeum/shared-ui';
import { ErrorSummary, useZodForm, type SendResult } from '@athenaeum/shared-ui/forms';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { MeetingFields } from '../../components/meeting';
import { useCoachingChangeMeetingMutation, type CoachSession } from './coachSessions.api';
import { memberOf } from './memberOf';

const placeForm = z.pick(changeMeetingInput, { meeting: true });

/** Where one session takes place; both are told. */
export function ChangePlace({ session, onSaved }: { session: CoachSession; onSaved: () => void }) {
  const conclude = useDialogAnswer(onSaved);
  const [change] = useCoachingChangeMeetingMutation();
  const form = useZodForm(placeForm, {
    defaultValues: { meeting: (session.meeting ?? { kind: 'room', value: null }) as MeetingInput },
  });

  const send = async ({ meeting }: { meeting: MeetingInput }): Promise<SendResult> => {
    const { error } = await change({ input: { id: session.id, meeting } });
    conclude(error, {
      done: 'Place saved',
      failed: `The place of your session with ${memberOf(session)} was not saved.`,
    });
    if (error) return { message: messageOf(error), fields: isApiError(error) ? error.fields : undefined };
  };

  return (
    <Form
      noValidate
      aria-label={`Place of the session with ${memberOf(session)}`}
      onSubmit={form.onSubmit(send)}
    >
      <Stack>
        <ErrorSummary errors={form.errors} attempt={form.attempt} />
        <MeetingFields {...form.chosen('meeting')} path="meeting" label="How you meet" errors={form.errors} />
        <Hint>We email you both, and the session changes in both calendars.</Hint>
        <div>
          <Button type="submit" loading={form.isSending}>
            {form.isSending ? 'Saving' : 'Save Place'}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}

const Form = styled.form`
  max-width: 560px;
`;
