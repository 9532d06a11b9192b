import { Tabs } from '@athenaeum/shared-ui';
import type { ReactNode } from 'react';
import { Attending } from './Attending';
import { type MySeatSalon, useContentMySalonCountsQuery } from './mySalons.api';
import { mySalonsText } from './mySalons.messages';
import { Recordings } from './Recordings';
import { Saved } from './Saved';
import { useMyView } from './useMyView';
import { Waitlist } from './Waitlist';

interface MySalonsProps {
  /** The member's RSVP status for an event, and its actions. */
  action: (salon: MySeatSalon) => ReactNode;
}

/** My Content: upcoming, waitlisted, bookmarked and partly watched salons. */
export function MySalons({ action }: MySalonsProps) {
  const { view, choose } = useMyView();
  const { data } = useContentMySalonCountsQuery({});
  const count = (part: 'upcoming' | 'waiting' | 'saved' | 'begun' | 'watched') => data?.[part]?.count ?? null;
  const [begun, watched] = [count('begun'), count('watched')];

  return (
    <Tabs
      label={mySalonsText.tabs}
      tabs={[
        { id: 'upcoming', label: mySalonsText.upcoming, count: count('upcoming') },
        { id: 'waitlist', label: mySalonsText.waitlist, count: count('waiting') },
        { id: 'saved', label: mySalonsText.saved, count: count('saved') },
        {
          id: 'recordings',
          label: mySalonsText.recordings,
          count: begun === null || watched === null ? null : begun + watched,
        },
      ]}
      selected={view}
      onSelect={choose}
    >
      {view === 'upcoming' && <Attending action={action} />}
      {view === 'waitlist' && <Waitlist action={action} />}
      {view === 'saved' && <Saved />}
      {view === 'recordings' && <Recordings />}
    </Tabs>
  );
}
