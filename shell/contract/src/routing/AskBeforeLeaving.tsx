import { Button, Dialog } from '@athenaeum/shared-ui';
import { unsavedText } from './unsaved.messages';
import { useBlocker } from './useBlocker';

/** Asks before the page is left with unsaved changes, for forms without a draft. */
export function AskBeforeLeaving({ isUnsaved }: { isUnsaved: boolean }) {
  const blocked = useBlocker(isUnsaved);
  return (
    <Dialog
      open={blocked !== null}
      onClose={() => blocked?.stay()}
      title={unsavedText.title}
      actions={
        <>
          <Button look="outlined" onClick={() => blocked?.leave()}>
            {unsavedText.leave}
          </Button>
          <Button onClick={() => blocked?.stay()}>{unsavedText.stay}</Button>
        </>
      }
    >
      <p>{unsavedText.lost}</p>
    </Dialog>
  );
}
