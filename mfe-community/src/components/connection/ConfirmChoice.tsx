import { Button, Dialog } from '@athenaeum/shared-ui';

/** What is asked about once more before it is done. */
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
            Cancel
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
  title: `Block ${name}?`,
  words: `You will not be connected, and ${name} cannot ask you again. Nobody is told. You can unblock at any time.`,
  act: `Block ${name}`,
});

const ending = (name: string) => ({
  title: 'End this connection?',
  words: `You and ${name} will no longer see what you show to connections. ${name} is not told.`,
  act: 'End connection',
});
