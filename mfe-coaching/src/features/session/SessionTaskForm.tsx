import { addSessionTaskInput, SESSION_LIMITS } from '@athenaeum/coaching-contract';
import { isApiError, messageOf } from '@athenaeum/shell-contract';
import { Button, Row, Stack, TextField } from '@athenaeum/shared-ui';
import { ErrorSummary, useZodForm, type SendResult } from '@athenaeum/shared-ui/forms';
import { media, token } from '@athenaeum/shared-ui/theme';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { useCoachingAddSessionTaskMutation } from './session.api';
import { sessionTasksText } from './session.messages';

const { text, due } = addSessionTaskInput.shape;
/** `task` instead of `text`: fields of the page's forms have ids of their own. */
const taskForm = z.object({ task: text, due });

interface SessionTaskFormProps {
  sessionId: string;
  label: string;
  onClose: () => void;
}

/** Adds a task, with a day if there is one; open until it is saved or cancelled. */
export function SessionTaskForm({ sessionId, label, onClose }: SessionTaskFormProps) {
  const [add] = useCoachingAddSessionTaskMutation();
  const taskId = useRef<string>(null);
  const form = useZodForm(taskForm, { defaultValues: { task: '', due: '' } });
  const { setFocus } = form;
  useEffect(() => setFocus('task'), [setFocus]);

  const send = async ({ task, due }: z.infer<typeof taskForm>): Promise<SendResult> => {
    taskId.current ??= crypto.randomUUID();
    const { error } = await add({
      input: { id: sessionId, task_id: taskId.current, text: task, due: due || null },
    });
    if (!error) return onClose();
    return {
      message: `${sessionTasksText.notAdded} ${messageOf(error)}`,
      fields: isApiError(error) && error.fields ? fieldsOf(error.fields) : undefined,
    };
  };

  return (
    <Form noValidate onSubmit={form.onSubmit(send)}>
      <Stack $gap={12}>
        <ErrorSummary errors={form.errors} attempt={form.attempt} />
        <Fields>
          <TextField label={label} max={SESSION_LIMITS.task} {...form.field('task')} />
          <TextField label={sessionTasksText.due} type="date" optional {...form.field('due')} />
        </Fields>
        <Row>
          <Button type="submit" look="outlined" loading={form.isSending}>
            {form.isSending ? sessionTasksText.saving : sessionTasksText.save}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {sessionTasksText.cancel}
          </Button>
        </Row>
      </Stack>
    </Form>
  );
}

const fieldsOf = ({ text: task, ...fields }: Record<string, string>): Record<string, string> =>
  task === undefined ? fields : { ...fields, task };

const Form = styled.form`
  margin-top: ${token.space[16]};
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 200px;
  gap: ${token.space[16]};
  align-items: start;

  ${media.under(600)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
