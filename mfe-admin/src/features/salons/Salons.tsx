import { LinkButton } from '@athenaeum/shared-ui';
import { STAFF_SALON_STATES } from '@athenaeum/content-contract';
import { ListRows, ListSearch, ListTabs, listText, ListTools, useListView } from '../../components/list';
import { salonStateText } from '../../components/salonState';
import { columnsOf } from './columns';
import { emptyStateText } from './emptyStates.messages';
import { useContentStaffSalonsQuery } from './salons.api';
import { salonsText } from './salons.messages';
import { queryOf, salonsView } from './salonsView';

/** All salons, searched, ordered and paged by the server. */
export function Salons() {
  const list = useListView(salonsView);
  const { view, change } = list;
  const query = useContentStaffSalonsQuery({ input: queryOf(view) });
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
      selected={view.state}
      onSelect={(state) => change({ state })}
    >
      <ListTools>
        <ListSearch
          label={salonsText.search}
          placeholder={salonsText.searchHint}
          value={view.words}
          onChange={(words) => change({ words })}
        />
      </ListTools>
      <ListRows
        name={salonsText.salons}
        query={query}
        field="staffSalons"
        list={list}
        emptyFilters={{ words: '' }}
        none={{
          children: emptyStateText[view.state],
          action: <LinkButton href="/admin/content/salons/new">{salonsText.newSalon}</LinkButton>,
        }}
        columns={columnsOf(view.state)}
      />
    </ListTabs>
  );
}
