import { AskDialog } from '@athenaeum/shell-contract';
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
    <AskDialog
      open={asking !== null}
      onClose={onClose}
      title={title}
      keep={connectionText.cancel}
      confirm={act}
      onConfirm={() => asking && onConfirm(asking)}
    >
      <p>{words}</p>
    </AskDialog>
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
