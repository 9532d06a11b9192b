import { BILLING_DETAILS_LIMITS, billingDetailsInput } from '@athenaeum/users-contract';
import { isApiError, messageOf, useDialogAnswer } from '@athenaeum/shell-contract';
import {
  Button,
  Dialog,
  ErrorPanel,
  Hint,
  Loading,
  Skeleton,
  Stack,
  TextArea,
  TextField,
} from '@athenaeum/shared-ui';
import { ErrorSummary, useZodForm, type SendResult } from '@athenaeum/shared-ui/forms';
import type * as z from 'zod/mini';
import {
  type BillingDetails,
  useCoachingBillingDetailsQuery,
  useCoachingSaveBillingDetailsMutation,
} from './billingDetails.api';
import { billingDetailsText } from './billingDetails.messages';

interface BillingDetailsDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The invoice address. */
export function BillingDetailsDialog({ open, onClose }: BillingDetailsDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={billingDetailsText.title} sheet>
      {open && <Details onClose={onClose} />}
    </Dialog>
  );
}

function Details({ onClose }: { onClose: () => void }) {
  const { data, isError, isFetching, refetch } = useCoachingBillingDetailsQuery({});
  const details = data?.billingDetails?.data;
  if (details) return <DetailsForm details={details} onSaved={onClose} />;
  if (isError || data)
    return (
      <ErrorPanel title={billingDetailsText.notLoaded} onRetry={() => void refetch()} retrying={isFetching} />
    );
  return (
    <Loading label={billingDetailsText.loading}>
      <Skeleton $height="320px" />
    </Loading>
  );
}

function DetailsForm({ details, onSaved }: { details: BillingDetails; onSaved: () => void }) {
  const conclude = useDialogAnswer(onSaved);
  const [save] = useCoachingSaveBillingDetailsMutation();
  const form = useZodForm(billingDetailsInput, {
    defaultValues: {
      company: details.company ?? '',
      address: details.address ?? '',
      tax_id: details.tax_id ?? '',
    },
  });

  const send = async (input: z.infer<typeof billingDetailsInput>): Promise<SendResult> => {
    const { error } = await save({ input });
    conclude(error, { done: billingDetailsText.saved, failed: billingDetailsText.notSaved });
    if (error) return { message: messageOf(error), fields: isApiError(error) ? error.fields : undefined };
  };

  return (
    <form noValidate onSubmit={form.onSubmit(send)}>
      <Stack $gap={24}>
        <ErrorSummary errors={form.errors} attempt={form.attempt} />
        <TextField
          label={billingDetailsText.company}
          optional
          autoComplete="organization"
          max={BILLING_DETAILS_LIMITS.company}
          {...form.field('company')}
        />
        <TextArea
          label={billingDetailsText.address}
          optional
          rows={4}
          autoComplete="street-address"
          max={BILLING_DETAILS_LIMITS.address}
          {...form.field('address')}
        />
        <TextField
          label={billingDetailsText.taxId}
          hint={billingDetailsText.taxIdHint}
          optional
          autoComplete="off"
          max={BILLING_DETAILS_LIMITS.tax_id}
          {...form.field('tax_id')}
        />
        <Hint>{billingDetailsText.printed}</Hint>
        <div>
          <Button type="submit" loading={form.isSending}>
            {form.isSending ? billingDetailsText.saving : billingDetailsText.save}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
