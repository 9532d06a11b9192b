import { Tabs } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
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
  const count = (part: 'upcoming' | 'waiting' | 'saved' | 'collections' | 'begun' | 'watched') =>
    data?.[part]?.count ?? null;
  const both = (one: number | null, other: number | null) =>
    one === null || other === null ? null : one + other;

  return (
    <Views>
      <Tabs
        label={mySalonsText.tabs}
        tabs={[
          { id: 'upcoming', label: mySalonsText.upcoming, count: count('upcoming') },
          { id: 'waitlist', label: mySalonsText.waitlist, count: count('waiting') },
          { id: 'saved', label: mySalonsText.saved, count: both(count('saved'), count('collections')) },
          {
            id: 'recordings',
            label: mySalonsText.recordings,
            count: both(count('begun'), count('watched')),
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
    </Views>
  );
}

/** How much a tab holds is a disc beside its name; the headings under the tabs are smaller than a page's. */
const Views = styled.div`
  /* Closer, so that the last one is seen to go on. */
  ${media.under(600)} {
    & [role='tablist'] {
      gap: ${token.space[12]};
    }
  }

  & [role='tab'] > span {
    display: inline-grid;
    place-items: center;
    min-width: 24px;
    height: 24px;
    padding-inline: 6px;
    border-radius: ${token.radius.pill};
    background: ${token.color.sunken};
    color: ${token.color.ink2};
    font-variant-numeric: tabular-nums;
  }

  & [role='tab'][aria-selected='true'] > span {
    background: ${token.color.tint};
    color: ${token.color.accent};
  }

  & [role='tabpanel'] h2 {
    font-size: ${token.text[24]};
  }
`;
