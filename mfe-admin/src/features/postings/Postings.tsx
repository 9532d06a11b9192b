import type { OpportunityStage } from '@athenaeum/opportunities-contract';
import { Button, EmptyState } from '@athenaeum/shared-ui';
import { ListBody, ListSearch, ListTable, ListTabs, ListTools, useListView } from '../../components/list';
import { STAGE_NAMES } from '../../components/stage';
import { columnsOf } from './columns';
import { useOpportunitiesPostingsQuery } from './postings.api';
import { postingsView, queryOf } from './postingsView';

const ORDER: readonly OpportunityStage[] = ['review', 'published', 'expired', 'closed', 'unconfirmed'];

/** Everything that was posted, by where it stands: found and paged by the server. */
export function Postings() {
  const { now, change, hrefWith } = useListView(postingsView);
  const query = useOpportunitiesPostingsQuery({ input: queryOf(now) });
  const stages = query.data?.postings?.stages;

  return (
    <ListTabs
      label="Stages"
      tabs={[
        ...ORDER.map((stage) => ({ id: stage, label: STAGE_NAMES[stage], count: stages?.[stage] ?? null })),
        { id: 'all', label: 'All' },
      ]}
      selected={now.stage}
      onSelect={(stage) => change({ stage })}
    >
      <ListTools>
        <ListSearch
          label="Search opportunities"
          placeholder="Title or company"
          value={now.words}
          onChange={(words) => change({ words })}
        />
      </ListTools>
      <ListBody
        name="Opportunities"
        query={query}
        field="postings"
        page={now.page}
        hrefFor={(page) => hrefWith({ page })}
        empty={
          <EmptyState
            headingLevel={2}
            title={now.words ? 'No results found' : 'Nothing here'}
            drawing="results"
            action={now.words && <Button onClick={() => change({ words: '' })}>Clear search</Button>}
          >
            {now.stage === 'review' && !now.words && 'No posting waits for review.'}
          </EmptyState>
        }
      >
        {(postings) => (
          <ListTable
            name="Opportunities"
            columns={columnsOf(now.stage)}
            rows={postings}
            sort={now.sort}
            onSort={(sort) => change({ sort })}
          />
        )}
      </ListBody>
    </ListTabs>
  );
}
