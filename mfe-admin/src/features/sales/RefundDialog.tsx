import { AskDialog, isApiError, messageOf, useDialogAnswer } from '@athenaeum/shell-contract';
import { Checkbox, Meta, Stack, TextArea } from '@athenaeum/shared-ui';
import { ErrorSummary, type SendResult, useZodForm } from '@athenaeum/shared-ui/forms';
import { formatFullMoney, inSmallestUnit, plainAmount } from '@athenaeum/common/money';
import { REFUND_LIMITS } from '@athenaeum/common/refund';
import { useId, useState } from 'react';
import { commonText } from '../../components/common.messages';
import { NumberField } from './NumberField';
import { paymentOf } from './paymentOf';
import { refundDialogText as text } from './refund.messages';
import { firstValues, schemaOf } from './refundForm';
import { RefundHistory } from './RefundHistory';
import type { Sale } from './sales.api';
import type { SaleKind } from './salesView';
import { useRefund } from './useRefund';

interface RefundDialogProps {
  kind: SaleKind;
  sale: Sale;
  onClose: () => void;
}

/** Asks how much of an order is refunded, and why. */
export default function RefundDialog({ kind, sale, onClose }: RefundDialogProps) {
  const formId = useId();
  const conclude = useDialogAnswer(onClose);
  const refund = useRefund(kind);
  // As it was when the dialog opened, with an idempotency key of its own: sent again after an error, it is one refund.
  const [first] = useState(() => firstValues(kind, sale));
  const form = useZodForm(schemaOf(kind), { defaultValues: first });
  const { currency, refundable, title, minutes = 0 } = sale;
  const amount = form.watch('amount');
  const isWhole = amount === refundable;
  const money = formatFullMoney(Number.isFinite(amount) ? amount : 0, currency);

  const send = form.onSubmit(async (values): Promise<SendResult> => {
    const { error } = await refund(isWhole ? values : withSeat(values));
    conclude(error, { done: text.asked({ amount: money }), failed: text.failed({ amount: money }) });
    if (error)
      return { message: messageOf(error), fields: isApiError(error) ? (error.fields ?? null) : null };
  });

  return (
    <AskDialog
      onClose={onClose}
      title={text.title({ title })}
      keep={commonText.cancel}
      confirm={text.confirm({ amount: money })}
      form={formId}
      isSending={form.isSending}
    >
      <p>{text.left({ ...paymentOf(sale), left: formatFullMoney(refundable, currency) })}</p>
      <RefundHistory sale={sale} />
      <form id={formId} noValidate onSubmit={(event) => void send(event)}>
        <Stack $gap={16}>
          <ErrorSummary errors={form.errors} attempt={form.attempt} />
          <NumberField
            {...form.chosen('amount')}
            label={text.amount({ currency })}
            inputMode="decimal"
            begun={plainAmount(first.amount, currency)}
            read={(typed) => inSmallestUnit(typed, currency)}
          />
          {kind === 'coaching' && minutes > 0 && (
            <NumberField
              {...form.chosen('minutes')}
              label={text.minutes}
              hint={text.minutesHint({ minutes })}
              inputMode="numeric"
              begun={String(first.minutes)}
              read={(typed) => (/^\d+$/.test(typed) ? Number(typed) : Number.NaN)}
            />
          )}
          {kind === 'seats' && isWhole && (
            <Checkbox {...form.field('gives_up_seat')} label={text.givesUpSeat} />
          )}
          {kind === 'memberships' && <Meta as="p">{text.membershipStays}</Meta>}
          <TextArea
            {...form.field('reason')}
            label={text.reason}
            hint={text.reasonHint}
            rows={3}
            max={REFUND_LIMITS.reason}
          />
        </Stack>
      </form>
    </AskDialog>
  );
}

/** The choice is hidden where only a part is refunded. */
const withSeat = <Values extends { gives_up_seat?: boolean }>(values: Values): Values =>
  'gives_up_seat' in values ? { ...values, gives_up_seat: false } : values;
