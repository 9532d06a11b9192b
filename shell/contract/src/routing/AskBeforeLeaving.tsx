import { Button, Dialog } from '@athenaeum/shared-ui';
import { unsavedText } from './unsaved.messages';
import { useBlocker } from './useBlocker';

/** Beside a form that keeps no draft: asks before the page is left while something in it is not saved. */
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
