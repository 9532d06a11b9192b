import {
  Button,
  EllipsisVerticalIcon,
  IconButton,
  Menu,
  type MenuItem,
  VisuallyHidden,
} from '@athenaeum/shared-ui';
import type { ConnectionChoice, ConnectionList } from '@athenaeum/users-contract';
import type { Confirmed } from '../../components/connection';

interface RowActionsProps {
  list: ConnectionList;
  name: string;
  /** Which choice is being sent for this row. */
  busy: ConnectionChoice | null;
  onChoose: (status: ConnectionChoice) => void;
  /** For what is asked about once more. */
  onAsk: (status: Confirmed) => void;
}

/** What the viewer can do about one row of a list. */
export function RowActions({ list, name, busy, onChoose, onAsk }: RowActionsProps) {
  const more: MenuItem[] = [
    ...(list === 'connected' ? [{ label: 'End connection', onSelect: () => onAsk('WITHDRAWN') }] : []),
    ...(list === 'blocked' ? [] : [{ label: `Block ${name}`, onSelect: () => onAsk('BLOCKED') }]),
  ];
  return (
    <>
      {BUTTONS[list].map(({ status, words, of, look }) => (
        <Button key={status} look={look} loading={busy === status} onClick={() => onChoose(status)}>
          {words}
          <VisuallyHidden> {of(name)}</VisuallyHidden>
        </Button>
      ))}
      {more.length > 0 && (
        <Menu
          label={`More about ${name}`}
          align="end"
          trigger={(attributes) => (
            <IconButton label={`More about ${name}`} icon={<EllipsisVerticalIcon />} {...attributes} />
          )}
          items={more}
        />
      )}
    </>
  );
}

interface RowButton {
  status: ConnectionChoice;
  words: string;
  of: (name: string) => string;
  look: 'filled' | 'outlined';
}

const request = (name: string) => `the request of ${name}`;

const BUTTONS: Record<ConnectionList, readonly RowButton[]> = {
  connected: [],
  received: [
    { status: 'ACCEPTED', words: 'Accept', of: request, look: 'filled' },
    { status: 'DECLINED', words: 'Decline', of: request, look: 'outlined' },
  ],
  sent: [
    { status: 'WITHDRAWN', words: 'Withdraw', of: (name) => `your request to ${name}`, look: 'outlined' },
  ],
  blocked: [{ status: 'WITHDRAWN', words: 'Unblock', of: (name) => name, look: 'outlined' }],
};
