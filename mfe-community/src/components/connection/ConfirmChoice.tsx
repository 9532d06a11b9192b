import { Button, Dialog } from '@athenaeum/shared-ui';
import { connectionText } from './connection.messages';

/** A choice that needs confirmation. */
export type Confirmed = 'WITHDRAWN' | 'BLOCKED';

interface ConfirmChoiceProps {
  asking: Confirmed | null;
  name: string;
  onClose: () => void;
  onConfirm: (choice: Confirmed) => void;
}

export function ConfirmChoice({ asking, name, onClose, onConfirm }: ConfirmChoiceProps) {
  const { title, words, act } = asking === 'BLOCKED' ? blocking(name) : ending(name);
  return (
    <Dialog
      open={asking !== null}
      onClose={onClose}
      title={title}
      sheet
      actions={
        <>
          <Button look="outlined" onClick={onClose}>
            {connectionText.cancel}
          </Button>
          <Button onClick={() => asking && onConfirm(asking)}>{act}</Button>
        </>
      }
    >
      <p>{words}</p>
    </Dialog>
  );
}

const blocking = (name: string) => ({
  title: connectionText.blockTitle({ name }),
  words: connectionText.blockWords({ name }),
  act: connectionText.block({ name }),
});

const ending = (name: string) => ({
  title: connectionText.endTitle,
  words: connectionText.endWords({ name }),
  act: connectionText.end,
});
