import { Button, CalendarPlusIcon, ChevronDownIcon, Hint } from '@athenaeum/shared-ui';
import { type ComponentType, useState } from 'react';

export interface SubscribeProps {
  look?: 'outlined' | 'quiet';
}

/** A way to have her events in her own calendar. What the button opens is fetched when it is pressed. */
export function SubscribeToCalendar({ look = 'quiet' }: SubscribeProps) {
  const [Menu, setMenu] = useState<ComponentType<SubscribeProps> | null>(null);
  const [failed, setFailed] = useState(false);
  if (Menu) return <Menu look={look} />;

  const open = () =>
    import('./SubscribeMenu').then(
      ({ SubscribeMenu }) => setMenu(() => SubscribeMenu),
      () => setFailed(true),
    );
  return (
    <div>
      <Button look={look} icon={<CalendarPlusIcon />} aria-expanded={false} onClick={() => void open()}>
        Subscribe to Calendar
        <ChevronDownIcon size={16} />
      </Button>
      {failed && <Hint role="alert">This did not open. Please try again.</Hint>}
    </div>
  );
}
