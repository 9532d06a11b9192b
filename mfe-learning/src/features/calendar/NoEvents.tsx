import { Button, EmptyState, LinkButton, Row } from '@athenaeum/shared-ui';
import { noEventsText } from '../../components/noEvents.messages';
import { calendarText } from './calendar.messages';
import { FILTERS, type CalendarView } from './calendarView';

/** Empty state of a view, with links to wider ones. */
export function NoEvents({ view, onClear }: { view: CalendarView; onClear: () => void }) {
  const isFiltered = FILTERS.some((name) => view.chosen[name].length > 0);
  const isNarrowed = isFiltered || view.type !== '' || view.page > 1;
  return (
    <EmptyState
      headingLevel={2}
      title={noEventsText.upcoming}
      drawing="door"
      action={
        <Row>
          {isFiltered && <Button onClick={onClear}>{calendarText.clearAllFilters}</Button>}
          {isNarrowed && (
            <LinkButton look={isFiltered ? 'outlined' : 'filled'} href="/calendar">
              {calendarText.toAll}
            </LinkButton>
          )}
        </Row>
      }
    />
  );
}
