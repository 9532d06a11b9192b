import { CheckIcon, CircleAlertIcon, CalendarXIcon, ClockIcon, StatusBadge } from '@athenaeum/shared-ui';
import type { ContentEntry } from './allContent.api';
import { allContentText } from './allContent.messages';
import { contentStateText } from './contentStates.messages';

/** The state of an entry as a badge; a published recording without captions says what it needs. */
export function ContentState({ state, needs, salon }: ContentEntry) {
  if (state === 'draft') return <StatusBadge tone="plain">{contentStateText.draft}</StatusBadge>;
  if (state === 'scheduled')
    return (
      <StatusBadge tone="slate" icon={<ClockIcon />}>
        {contentStateText.scheduled}
      </StatusBadge>
    );
  if (state === 'off')
    return (
      <StatusBadge tone="vermilion" icon={<CalendarXIcon />}>
        {salon?.salon_status === 'postponed' ? contentStateText.postponed : contentStateText.cancelled}
      </StatusBadge>
    );
  if (needs?.includes('captions'))
    return (
      <StatusBadge tone="amber" icon={<CircleAlertIcon />}>
        {allContentText.needsCaptions}
      </StatusBadge>
    );
  return (
    <StatusBadge tone="verdigris" icon={<CheckIcon />}>
      {contentStateText.published}
    </StatusBadge>
  );
}
