import { SAVED_FILTER_LIMITS, saveFilterInput } from '@athenaeum/opportunities-contract';
import { isApiError, messageOf, useDialogAnswer } from '@athenaeum/shell-contract';
import { Button, Checkbox, Dialog, Lead, Row, Stack, TextField, truncate } from '@athenaeum/shared-ui';
import { ErrorSummary, type SendResult, useZodForm } from '@athenaeum/shared-ui/forms';
import * as z from 'zod/mini';
import { type Criteria, inWords } from '../../components/boardFilter';
import { useOpportunitiesSaveFilterMutation } from './savedFilters.api';
import { saveFilterText } from './saveFilter.messages';

interface SaveFilterDialogProps {
  open: boolean;
  onClose: () => void;
  criteria: Criteria;
}

/** A name for the filters, and whether to send alerts by mail. */
export function SaveFilterDialog({ open, onClose, criteria }: SaveFilterDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={saveFilterText.title} sheet>
      <SaveFilterForm criteria={criteria} onClose={onClose} />
    </Dialog>
  );
}

const nameForm = z.pick(saveFilterInput, { name: true, alerts: true });

function SaveFilterForm({ criteria, onClose }: Omit<SaveFilterDialogProps, 'open'>) {
  const conclude = useDialogAnswer(onClose);
  const [save] = useOpportunitiesSaveFilterMutation();
  const what = inWords(criteria) || saveFilterText.everything;
  const form = useZodForm(nameForm, {
    defaultValues: { name: truncate(what, SAVED_FILTER_LIMITS.name - 1), alerts: true },
  });

  const send = async ({ name, alerts }: z.infer<typeof nameForm>): Promise<SendResult> => {
    const { error } = await save({ input: { ...criteria, name, alerts } });
    conclude(error, {
      done: alerts ? saveFilterText.savedWithAlerts : saveFilterText.saved,
      failed: saveFilterText.notSaved({ name }),
    });
    if (error) return { message: messageOf(error), fields: isApiError(error) ? error.fields : null };
  };
  return (
    <form noValidate onSubmit={form.onSubmit(send)}>
      <Stack $gap={24}>
        <Lead>{what}</Lead>
        <ErrorSummary errors={form.errors} attempt={form.attempt} />
        <TextField label={saveFilterText.name} max={SAVED_FILTER_LIMITS.name} {...form.field('name')} />
        <Checkbox label={saveFilterText.alerts} {...form.field('alerts')} />
        <Row $between>
          <Button look="quiet" onClick={onClose}>
            {saveFilterText.notNow}
          </Button>
          <Button type="submit" loading={form.isSending}>
            {form.isSending ? saveFilterText.saving : saveFilterText.save}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
