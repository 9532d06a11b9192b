import { isApiError, messageOf, useNavigate, useNotify } from '@athenaeum/shell-contract';
import { Button, Card, Hint, Row, Stack } from '@athenaeum/shared-ui';
import { DraftStatus, ErrorSummary, type SendResult, useDraft, useZodForm } from '@athenaeum/shared-ui/forms';
import { useState } from 'react';
import { type Edited, editForm, EMPTY, FIELDS } from './editing';
import { EditField } from './EditField';
import { useOpportunitiesCreateMutation } from './posting.api';
import { postingText } from './posting.messages';

/** Creates a posting by board support; it is published from review. */
export function NewPosting() {
  const navigate = useNavigate();
  const notify = useNotify();
  const [create] = useOpportunitiesCreateMutation();
  // Idempotency key: retried after a lost answer, it creates no second posting.
  const [draft_id] = useState(() => crypto.randomUUID());
  const form = useZodForm(editForm, { defaultValues: EMPTY });
  const draft = useDraft(form, 'posting.new');

  const send = async (edited: Edited): Promise<SendResult> => {
    const { data, error } = await create({ input: { ...edited, draft_id } });
    if (error)
      return { message: messageOf(error), fields: isApiError(error) ? (error.fields ?? null) : null };
    draft.discard();
    notify(postingText.draftSaved);
    void navigate(`/admin/opportunities/${data.createOpportunity?.data?.id}`);
  };
  const submit = form.onSubmit(send);

  return (
    <Card $padded>
      <form noValidate aria-label={postingText.newOpportunity} onSubmit={(event) => void submit(event)}>
        <Stack $gap={24}>
          <ErrorSummary errors={form.errors} attempt={form.attempt} />
          {FIELDS.map((field) => (
            <EditField key={field.name} field={field} form={form} />
          ))}
          <Hint>{postingText.publishNext}</Hint>
          <Row $between>
            <DraftStatus draft={draft} />
            <Button type="submit" loading={form.isSending}>
              {postingText.saveAndReview}
            </Button>
          </Row>
        </Stack>
      </form>
    </Card>
  );
}
