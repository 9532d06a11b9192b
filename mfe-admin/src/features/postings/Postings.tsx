import type { OpportunityStage } from '@athenaeum/opportunities-contract';
import { Button, EmptyState } from '@athenaeum/shared-ui';
import {
  ListBody,
  ListSearch,
  ListTable,
  ListTabs,
  listText,
  ListTools,
  useListView,
} from '../../components/list';
import { stageText } from '../../components/stage';
import { columnsOf } from './columns';
import { useOpportunitiesPostingsQuery } from './postings.api';
import { postingsText } from './postings.messages';
import { postingsView, queryOf } from './postingsView';

const ORDER: readonly OpportunityStage[] = ['review', 'published', 'expired', 'closed', 'unconfirmed'];

/** All postings by stage, searched and paged by the server. */
export function Postings() {
  const { now, change, hrefWith } = useListView(postingsView);
  const query = useOpportunitiesPostingsQuery({ input: queryOf(now) });
  const stages = query.data?.postings?.stages;

  return (
    <ListTabs
      label={postingsText.stages}
      tabs={[
        ...ORDER.map((stage) => ({ id: stage, label: stageText[stage], count: stages?.[stage] ?? null })),
        { id: 'all', label: listText.all },
      ]}
      selected={now.stage}
      onSelect={(stage) => change({ stage })}
    >
      <ListTools>
        <ListSearch
          label={postingsText.search}
          placeholder={postingsText.searchHint}
          value={now.words}
          onChange={(words) => change({ words })}
        />
      </ListTools>
      <ListBody
        name={postingsText.opportunities}
        query={query}
        field="postings"
        page={now.page}
        hrefFor={(page) => hrefWith({ page })}
        empty={
          <EmptyState
            headingLevel={2}
            title={now.words ? listText.noResults : listText.nothingHere}
            drawing="results"
            action={
              now.words && <Button onClick={() => change({ words: '' })}>{listText.clearSearch}</Button>
            }
          >
            {now.stage === 'review' && !now.words && postingsText.nothingToReview}
          </EmptyState>
        }
      >
        {(postings) => (
          <ListTable
            name={postingsText.opportunities}
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
