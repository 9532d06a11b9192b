import {
  Button,
  EllipsisVerticalIcon,
  IconButton,
  Menu,
  type MenuItem,
  RichText,
  VisuallyHidden,
} from '@athenaeum/shared-ui';
import type { ConnectionChoice, ConnectionList } from '@athenaeum/users-contract';
import type { Confirmed } from '../../components/connection';
import { connectionsText } from './connections.messages';

interface RowActionsProps {
  list: ConnectionList;
  name: string;
  /** The choice being sent for this row. */
  busy: ConnectionChoice | null;
  onChoose: (status: ConnectionChoice) => void;
  /** For choices that need confirmation. */
  onAsk: (status: Confirmed) => void;
}

/** The viewer's actions for one row of a list. */
export function RowActions({ list, name, busy, onChoose, onAsk }: RowActionsProps) {
  const more: MenuItem[] = [
    ...(list === 'connected' ? [{ label: connectionsText.end, onSelect: () => onAsk('WITHDRAWN') }] : []),
    ...(list === 'blocked'
      ? []
      : [{ label: connectionsText.block({ name }), onSelect: () => onAsk('BLOCKED') }]),
  ];
  return (
    <>
      {BUTTONS[list].map(({ status, words, look }) => (
        <Button key={status} look={look} loading={busy === status} onClick={() => onChoose(status)}>
          <RichText
            text={connectionsText[words]({ name })}
            parts={{ hidden: (of) => <VisuallyHidden>{of}</VisuallyHidden> }}
          />
        </Button>
      ))}
      {more.length > 0 && (
        <Menu
          label={connectionsText.more({ name })}
          align="end"
          trigger={(attributes) => (
            <IconButton
              label={connectionsText.more({ name })}
              icon={<EllipsisVerticalIcon />}
              {...attributes}
            />
          )}
          items={more}
        />
      )}
    </>
  );
}

interface RowButton {
  status: ConnectionChoice;
  words: 'accept' | 'decline' | 'withdraw' | 'unblock';
  look: 'filled' | 'outlined';
}

const BUTTONS: Record<ConnectionList, readonly RowButton[]> = {
  connected: [],
  received: [
    { status: 'ACCEPTED', words: 'accept', look: 'filled' },
    { status: 'DECLINED', words: 'decline', look: 'outlined' },
  ],
  sent: [{ status: 'WITHDRAWN', words: 'withdraw', look: 'outlined' }],
  blocked: [{ status: 'WITHDRAWN', words: 'unblock', look: 'outlined' }],
};
