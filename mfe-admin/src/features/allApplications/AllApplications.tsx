import { APPLICATION_STATUSES } from '@athenaeum/opportunities-contract';
import { Chip } from '@athenaeum/shared-ui';
import styled from 'styled-components';
import { ListRows, ListSearch, ListTabs, listText, ListTools, useListView } from '../../components/list';
import { useOpportunitiesAllApplicationsQuery } from './allApplications.api';
import { allApplicationsText } from './allApplications.messages';
import { allApplicationsView, queryOf } from './allApplicationsView';
import { columns } from './columns';

/** All applications to all postings, filtered and paged by the server. */
export function AllApplications() {
  const list = useListView(allApplicationsView);
  const { view, change } = list;
  const query = useOpportunitiesAllApplicationsQuery({ input: queryOf(view) });

  return (
    <ListTabs
      label={allApplicationsText.statuses}
      tabs={[{ id: 'all', label: listText.all }, ...APPLICATION_STATUSES.map((id) => ({ id, label: id }))]}
      selected={view.status}
      onSelect={(status) => change({ status })}
    >
      <ListTools>
        <ListSearch
          label={allApplicationsText.search}
          placeholder={allApplicationsText.searchHint}
          value={view.words}
          onChange={(words) => change({ words })}
        />
        <Shortlist
          pressed={view.list === 'shortlist'}
          onClick={() => change({ list: view.list === 'shortlist' ? 'everyone' : 'shortlist' })}
        >
          {allApplicationsText.shortlist}
        </Shortlist>
      </ListTools>
      <ListRows
        name={allApplicationsText.applications}
        query={query}
        field="allApplications"
        list={list}
        emptyFilters={{ words: '', list: 'everyone' }}
        none={{ title: allApplicationsText.none, drawing: 'seat' }}
        columns={columns()}
      />
    </ListTabs>
  );
}

/* As wide as its word: on phones the search has the row above. */
const Shortlist = styled(Chip)`
  justify-self: start;
`;
