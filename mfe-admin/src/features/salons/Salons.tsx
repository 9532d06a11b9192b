import { Button, EmptyState, LinkButton } from '@athenaeum/shared-ui';
import { STAFF_SALON_STATES } from '@athenaeum/content-contract';
import { ListBody, ListSearch, ListTable, ListTabs, ListTools, useListView } from '../../components/list';
import { STATE_NAMES } from '../../components/salonState';
import { columnsOf } from './columns';
import { useContentStaffSalonsQuery } from './salons.api';
import { queryOf, salonsView } from './salonsView';

const NOTHING: Record<string, string> = {
  upcoming: 'No salon is to come.',
  scheduled: 'Nothing is waiting to appear by itself.',
  draft: 'There are no drafts.',
  off: 'Nothing that was to come is cancelled or postponed.',
  past: 'Nothing has taken place yet.',
  all: 'There are no salons yet.',
};

/** Salons of every state: found, ordered and paged by the server. */
export function Salons() {
  const { now, change, hrefWith } = useListView(salonsView);
  const query = useContentStaffSalonsQuery({ input: queryOf(now) });
  const states = query.data?.staffSalons?.states;

  return (
    <ListTabs
      label="States"
      tabs={[
        ...STAFF_SALON_STATES.map((state) => ({
          id: state,
          label: STATE_NAMES[state],
          count: states?.[state] ?? null,
        })),
        { id: 'all' as const, label: 'All' },
      ]}
      selected={now.state}
      onSelect={(state) => change({ state })}
    >
      <ListTools>
        <ListSearch
          label="Search salons"
          placeholder="Title or address"
          value={now.words}
          onChange={(words) => change({ words })}
        />
      </ListTools>
      <ListBody
        name="Salons"
        query={query}
        field="staffSalons"
        page={now.page}
        hrefFor={(page) => hrefWith({ page })}
        empty={
          <EmptyState
            headingLevel={2}
            title={now.words ? 'No results found' : 'Nothing here'}
            drawing="results"
            action={
              now.words ? (
                <Button onClick={() => change({ words: '' })}>Clear search</Button>
              ) : (
                <LinkButton href="/admin/content/salons/new">New salon</LinkButton>
              )
            }
          >
            {!now.words && NOTHING[now.state]}
          </EmptyState>
        }
      >
        {(rows) => (
          <ListTable
            name="Salons"
            columns={columnsOf(now.state)}
            rows={rows}
            sort={now.sort}
            onSort={(sort) => change({ sort })}
          />
        )}
      </ListBody>
    </ListTabs>
  );
}
