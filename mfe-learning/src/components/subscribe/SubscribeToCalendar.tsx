import { Button, CalendarPlusIcon, ChevronDownIcon, Hint } from '@athenaeum/shared-ui';
import { type ComponentType, useState } from 'react';
import { subscribeText } from './subscribe.messages';

export interface SubscribeProps {
  look?: 'outlined' | 'quiet';
  /** Id of a peer group: its calendar instead of the member's own. */
  group?: string;
}

/** Subscribes to a calendar feed. The menu's code is loaded on press. */
export function SubscribeToCalendar({ look = 'quiet', group }: SubscribeProps) {
  const [Menu, setMenu] = useState<ComponentType<SubscribeProps> | null>(null);
  const [failed, setFailed] = useState(false);
  if (Menu) return <Menu look={look} group={group} />;

  const open = () =>
    import('./SubscribeMenu').then(
      ({ SubscribeMenu }) => setMenu(() => SubscribeMenu),
      () => setFailed(true),
    );
  return (
    <div>
      <Button look={look} icon={<CalendarPlusIcon />} aria-expanded={false} onClick={() => void open()}>
        {subscribeText.subscribe}
        <ChevronDownIcon size={16} />
      </Button>
      {failed && <Hint role="alert">{subscribeText.notOpened}</Hint>}
    </div>
  );
}
