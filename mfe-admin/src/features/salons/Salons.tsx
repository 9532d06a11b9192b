import { Button, EmptyState, LinkButton } from '@athenaeum/shared-ui';
import { STAFF_SALON_STATES } from '@athenaeum/content-contract';
import {
  ListBody,
  ListSearch,
  ListTable,
  ListTabs,
  listText,
  ListTools,
  useListView,
} from '../../components/list';
import { salonStateText } from '../../components/salonState';
import { columnsOf } from './columns';
import { emptyStateText } from './emptyStates.messages';
import { useContentStaffSalonsQuery } from './salons.api';
import { salonsText } from './salons.messages';
import { queryOf, salonsView } from './salonsView';

/** All salons, searched, ordered and paged by the server. */
export function Salons() {
  const { now, change, hrefWith } = useListView(salonsView);
  const query = useContentStaffSalonsQuery({ input: queryOf(now) });
  const states = query.data?.staffSalons?.states;

  return (
    <ListTabs
      label={salonsText.states}
      tabs={[
        ...STAFF_SALON_STATES.map((state) => ({
          id: state,
          label: salonStateText[state],
          count: states?.[state] ?? null,
        })),
        { id: 'all' as const, label: listText.all },
      ]}
      selected={now.state}
      onSelect={(state) => change({ state })}
    >
      <ListTools>
        <ListSearch
          label={salonsText.search}
          placeholder={salonsText.searchHint}
          value={now.words}
          onChange={(words) => change({ words })}
        />
      </ListTools>
      <ListBody
        name={salonsText.salons}
        query={query}
        field="staffSalons"
        page={now.page}
        hrefFor={(page) => hrefWith({ page })}
        empty={
          <EmptyState
            headingLevel={2}
            title={now.words ? listText.noResults : listText.nothingHere}
            drawing="results"
            action={
              now.words ? (
                <Button onClick={() => change({ words: '' })}>{listText.clearSearch}</Button>
              ) : (
                <LinkButton href="/admin/content/salons/new">{salonsText.newSalon}</LinkButton>
              )
            }
          >
            {!now.words && emptyStateText[now.state]}
          </EmptyState>
        }
      >
        {(rows) => (
          <ListTable
            name={salonsText.salons}
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
