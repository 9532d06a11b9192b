import { Button, EmptyState, LinkButton, Row } from '@athenaeum/shared-ui';
import { FILTERS, type CalendarView } from './calendarView';

/** Nothing for this view, and the ways out of it that there are. */
export function NoEvents({ view, onClear }: { view: CalendarView; onClear: () => void }) {
  const isFiltered = FILTERS.some((name) => view.chosen[name].length > 0);
  const isNarrowed = isFiltered || view.type !== '' || view.page > 1;
  return (
    <EmptyState
      headingLevel={2}
      title="No more upcoming events to show!"
      drawing="door"
      action={
        <Row>
          {isFiltered && <Button onClick={onClear}>Clear all filters</Button>}
          {isNarrowed && (
            <LinkButton look={isFiltered ? 'outlined' : 'filled'} href="/calendar">
              Go to all events
            </LinkButton>
          )}
        </Row>
      }
    />
  );
}
