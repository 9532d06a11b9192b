import { changeMeetingInput, type MeetingInput } from '@athenaeum/coaching-contract';
import { isApiError, messageOf, useDialogAnswer } from '@athenaeum/shell-contract';
import { Button, Hint, Stack } from '@athenaeum/shared-ui';
import { ErrorSummary, useZodForm, type SendResult } from '@athenaeum/shared-ui/forms';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { MeetingFields } from '../../components/meeting';
import { useCoachingChangeMeetingMutation, type CoachSession } from './coachSessions.api';
import { changePlaceText } from './coachSessions.messages';
import { memberOf } from './memberOf';

const placeForm = z.pick(changeMeetingInput, { meeting: true });

/** Changes where one session takes place; both sides are notified. */
export function ChangePlace({ session, onSaved }: { session: CoachSession; onSaved: () => void }) {
  const conclude = useDialogAnswer(onSaved);
  const [change] = useCoachingChangeMeetingMutation();
  const form = useZodForm(placeForm, {
    defaultValues: { meeting: (session.meeting ?? { kind: 'room', value: null }) as MeetingInput },
  });

  const send = async ({ meeting }: { meeting: MeetingInput }): Promise<SendResult> => {
    const { error } = await change({ input: { id: session.id, meeting } });
    conclude(error, {
      done: changePlaceText.saved,
      failed: changePlaceText.notSaved({ member: memberOf(session) }),
    });
    if (error) return { message: messageOf(error), fields: isApiError(error) ? error.fields : undefined };
  };

  return (
    <Form
      noValidate
      aria-label={changePlaceText.form({ member: memberOf(session) })}
      onSubmit={form.onSubmit(send)}
    >
      <Stack>
        <ErrorSummary errors={form.errors} attempt={form.attempt} />
        <MeetingFields
          {...form.chosen('meeting')}
          path="meeting"
          label={changePlaceText.how}
          errors={form.errors}
        />
        <Hint>{changePlaceText.emailed}</Hint>
        <div>
          <Button type="submit" loading={form.isSending}>
            {form.isSending ? changePlaceText.saving : changePlaceText.save}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}

const Form = styled.form`
  max-width: 560px;
`;
