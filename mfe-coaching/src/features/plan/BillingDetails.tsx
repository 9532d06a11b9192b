import { Hint, onDemandText, RichText, TextButton, useOnDemand } from '@athenaeum/shared-ui';
import { OnScreen } from '../../components/OnScreen';
import { purchasesText } from './purchases.messages';

/** Opens the invoice address; its form is loaded on demand. */
export function BillingDetails() {
  const dialog = useOnDemand(() => import('./BillingDetailsDialog'));
  const BillingDetailsDialog = dialog.part?.BillingDetailsDialog;
  return (
    <>
      <OnScreen>
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
      </OnScreen>
      {dialog.hasFailed && <Hint role="alert">{onDemandText.notLoaded}</Hint>}
      {BillingDetailsDialog && <BillingDetailsDialog open={dialog.isOpen} onClose={dialog.close} />}
    </>
  );
}
