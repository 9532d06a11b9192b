import { Button, CalendarPlusIcon, ChevronDownIcon, Hint } from '@athenaeum/shared-ui';
import { type ComponentType, useState } from 'react';
import { subscribeText } from './subscribe.messages';

export interface SubscribeProps {
  look?: 'outlined' | 'quiet';
  /** Of a peer group: its calendar in the place of the member's own. */
  group?: string;
}

/** A way to have events in a calendar of one's own. What the button opens is fetched when it is pressed. */
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
