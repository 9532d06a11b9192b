import { APPLICATION_STATUSES } from '@athenaeum/opportunities-contract';
import { Button, Chip, EmptyState } from '@athenaeum/shared-ui';
import {
  ListBody,
  ListSearch,
  ListTable,
  ListTabs,
  listText,
  ListTools,
  useListView,
} from '../../components/list';
import { useOpportunitiesAllApplicationsQuery } from './allApplications.api';
import { allApplicationsText } from './allApplications.messages';
import { allApplicationsView, queryOf } from './allApplicationsView';
import { columns } from './columns';

/** All applications to all postings, filtered and paged by the server. */
export function AllApplications() {
  const { now, change, hrefWith } = useListView(allApplicationsView);
  const query = useOpportunitiesAllApplicationsQuery({ input: queryOf(now) });
  const isNarrowed = now.words !== '' || now.list === 'shortlist';

  return (
    <ListTabs
      label={allApplicationsText.statuses}
      tabs={[{ id: 'all', label: listText.all }, ...APPLICATION_STATUSES.map((id) => ({ id, label: id }))]}
      selected={now.status}
      onSelect={(status) => change({ status })}
    >
      <ListTools>
        <ListSearch
          label={allApplicationsText.search}
          placeholder={allApplicationsText.searchHint}
          value={now.words}
          onChange={(words) => change({ words })}
        />
        <Chip
          pressed={now.list === 'shortlist'}
          onClick={() => change({ list: now.list === 'shortlist' ? 'everyone' : 'shortlist' })}
        >
          {allApplicationsText.shortlist}
        </Chip>
      </ListTools>
      <ListBody
        name={allApplicationsText.applications}
        query={query}
        field="allApplications"
        page={now.page}
        hrefFor={(page) => hrefWith({ page })}
        empty={
          <EmptyState
            headingLevel={2}
            title={isNarrowed ? listText.noResults : allApplicationsText.none}
            drawing="seat"
            action={
              isNarrowed && (
                <Button onClick={() => change({ words: '', list: 'everyone' })}>
                  {listText.clearSearch}
                </Button>
              )
            }
          />
        }
      >
        {(applications) => (
          <ListTable
            name={allApplicationsText.applications}
            columns={columns()}
            rows={applications}
            sort={now.sort}
            onSort={(sort) => change({ sort })}
          />
        )}
      </ListBody>
    </ListTabs>
  );
}
