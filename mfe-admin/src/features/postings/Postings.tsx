import { isMissing, useSearchParams } from '@athenaeum/shell-contract';
import {
  Button,
  EmptyState,
  ErrorPanel,
  Loading,
  Meta,
  Pagination,
  Row,
  SearchField,
  Skeleton,
  Table,
  Tabs,
  useDebounced,
} from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import type { OpportunityStage } from '@athenaeum/opportunities-contract';
import styled from 'styled-components';
import { STAGE_NAMES } from '../../components/stage';
import { columnsOf } from './columns';
import { useOpportunitiesPostingsQuery } from './postings.api';
import { addressOf, PAGE_SIZE, type PostingsView, queryOf, viewOf } from './postingsView';

const ORDER: readonly OpportunityStage[] = ['review', 'published', 'expired', 'closed', 'unconfirmed'];

/** Everything that was posted, by where it stands: found and paged by the server. */
export function Postings() {
  const [params, setParams] = useSearchParams();
  const now = viewOf(params);
  const change = (next: Partial<PostingsView>) =>
    setParams(addressOf({ ...now, page: 1, ...next }), { replace: true });
  const [text, setText] = useDebounced(now.words, (words) => change({ words: words.trim() }));
  const { data, isError, isFetching, refetch } = useOpportunitiesPostingsQuery({ input: queryOf(now) });
  const answer = data?.postings;
  const postings = answer?.data;
  const count = answer?.count ?? 0;
  const first = (now.page - 1) * PAGE_SIZE + 1;

  return (
    <Tabs
      label="Stages"
      tabs={[
        ...ORDER.map((stage) => ({
          id: stage,
          label: (
            <>
              {STAGE_NAMES[stage]} <Count>{answer?.stages?.[stage]}</Count>
            </>
          ),
        })),
        { id: 'all', label: 'All' },
      ]}
      selected={now.stage}
      onSelect={(stage) => change({ stage })}
    >
      <Tools>
        <SearchField
          label="Search opportunities"
          placeholder="Title or company"
          maxLength={100}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Tools>
      <div aria-busy={isFetching}>
        {postings?.length ? (
          <>
            <Table
              caption="Opportunities"
              columns={columnsOf(now.stage)}
              rows={postings}
              rowKey={({ id }) => id}
            />
            <Row $between>
              <Meta role="status">
                {first}–{first + postings.length - 1} of {count}
              </Meta>
              <Pagination
                page={now.page}
                pages={Math.ceil(count / PAGE_SIZE)}
                hrefFor={(page) => `?${addressOf({ ...now, page }).toString()}`}
              />
            </Row>
          </>
        ) : isError || isMissing(data, 'postings') || answer?.ok === false ? (
          <ErrorPanel title="Opportunities did not load" onRetry={() => void refetch()} retrying={isFetching}>
            {answer?.message ?? undefined}
          </ErrorPanel>
        ) : answer ? (
          <EmptyState
            headingLevel={2}
            title={now.words ? 'No results found' : 'Nothing here'}
            drawing="results"
            action={
              now.words || now.page > 1 ? (
                <Button
                  onClick={() => {
                    setText('');
                    change({ words: '' });
                  }}
                >
                  {now.words ? 'Clear search' : 'To the first page'}
                </Button>
              ) : undefined
            }
          >
            {now.stage === 'review' && !now.words && 'No posting waits for review.'}
          </EmptyState>
        ) : (
          <Loading label="Loading opportunities">
            <Skeleton $height="720px" />
          </Loading>
        )}
      </div>
    </Tabs>
  );
}

const Tools = styled.div`
  max-width: 420px;
  margin-bottom: ${token.space[16]};
`;

/* Its place is kept while the number is on its way, so that no tab moves. */
const Count = styled.span`
  display: inline-block;
  min-width: 3ch;
  margin-left: ${token.space[4]};
  color: ${token.color.ink3};
  font-size: ${token.text[14]};
  font-variant-numeric: tabular-nums;
`;
