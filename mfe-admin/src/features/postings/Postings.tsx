import type { OpportunityStage } from '@athenaeum/opportunities-contract';
import { ListRows, ListSearch, ListTabs, listText, ListTools, useListView } from '../../components/list';
import { stageText } from '../../components/stage';
import { columnsOf } from './columns';
import { useOpportunitiesPostingsQuery } from './postings.api';
import { postingsText } from './postings.messages';
import { postingsView, queryOf } from './postingsView';

const ORDER: readonly OpportunityStage[] = ['review', 'published', 'expired', 'closed', 'unconfirmed'];

/** All postings by stage, searched and paged by the server. */
export function Postings() {
  const list = useListView(postingsView);
  const { view, change } = list;
  const query = useOpportunitiesPostingsQuery({ input: queryOf(view) });
  const stages = query.data?.postings?.stages;

  return (
    <ListTabs
      label={postingsText.stages}
      tabs={[
        ...ORDER.map((stage) => ({ id: stage, label: stageText[stage], count: stages?.[stage] ?? null })),
        { id: 'all', label: listText.all },
      ]}
      selected={view.stage}
      onSelect={(stage) => change({ stage })}
    >
      <ListTools>
        <ListSearch
          label={postingsText.search}
          placeholder={postingsText.searchHint}
          value={view.words}
          onChange={(words) => change({ words })}
        />
      </ListTools>
      <ListRows
        name={postingsText.opportunities}
        query={query}
        field="postings"
        list={list}
        emptyFilters={{ words: '' }}
        none={{ children: view.stage === 'review' && postingsText.nothingToReview }}
        columns={columnsOf(view.stage)}
      />
    </ListTabs>
  );
}
