import { Hint, NOT_LOADED, RichText, TextButton, useOnDemand } from '@athenaeum/shared-ui';
import { purchasesText } from './purchases.messages';

/** The way to whom invoices are made out; its form is loaded when it is wanted. */
export function BillingDetails() {
  const dialog = useOnDemand(() => import('./BillingDetailsDialog'));
  const BillingDetailsDialog = dialog.part?.BillingDetailsDialog;
  return (
    <>
      <Hint as="div">
        <RichText
          text={purchasesText.billing}
          parts={{
            change: (words) => (
              <TextButton aria-haspopup="dialog" onClick={dialog.open}>
                {words}
              </TextButton>
            ),
          }}
        />
      </Hint>
      {dialog.hasFailed && <Hint role="alert">{NOT_LOADED}</Hint>}
      {BillingDetailsDialog && <BillingDetailsDialog open={dialog.isOpen} onClose={dialog.close} />}
    </>
  );
}
