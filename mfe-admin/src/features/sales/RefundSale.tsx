import { lazyRoute } from '@athenaeum/shell-contract';
import { Dialog, Stack, TextButton, VisuallyHidden } from '@athenaeum/shared-ui';
import { Suspense, useState } from 'react';
import { paymentOf } from './paymentOf';
import { refundDialogText as text } from './refund.messages';
import { RefundHistory } from './RefundHistory';
import type { Sale } from './sales.api';
import type { SaleKind } from './salesView';

/** Lazy, with its form, as most visits only read. */
const RefundDialog = lazyRoute(() => import('./RefundDialog'));

interface RefundSaleProps {
  kind: SaleKind;
  sale: Sale;
}

/** Refunds an order or a part of it, and shows what was refunded before. */
export function RefundSale(props: RefundSaleProps) {
  const [isOpen, setOpen] = useState(false);
  const { refundable, refunds, title } = props.sale;
  if (refundable === 0 && refunds.length === 0) return null;
  const close = () => setOpen(false);
  return (
    <>
      <TextButton onClick={() => setOpen(true)}>
        {refundable > 0 ? text.refund : text.refunds} <VisuallyHidden>{title}</VisuallyHidden>
      </TextButton>
      {isOpen &&
        (refundable > 0 ? (
          <Suspense fallback={null}>
            <RefundDialog {...props} onClose={close} />
          </Suspense>
        ) : (
          <Dialog open sheet onClose={close} title={text.title({ title })}>
            <Stack $gap={16}>
              <p>{text.nothingLeft(paymentOf(props.sale))}</p>
              <RefundHistory sale={props.sale} />
            </Stack>
          </Dialog>
        ))}
    </>
  );
}
