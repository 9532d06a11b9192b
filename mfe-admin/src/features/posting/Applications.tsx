import { isMissing, useSearchParams } from '@athenaeum/shell-contract';
import {
  Chip,
  EmptyState,
  ErrorPanel,
  Loading,
  Meta,
  Pagination,
  Row,
  SkeletonRows,
  Stack,
} from '@athenaeum/shared-ui';
import styled from 'styled-components';
import { listText } from '../../components/list';
import { ApplicationCard } from './ApplicationCard';
import { type DeskPosting, useOpportunitiesDeskApplicationsQuery } from './posting.api';
import { postingText } from './posting.messages';

const PAGE_SIZE = 20;

/** The applications to a posting, newest first; the address may filter by shortlist. */
export function Applications({ posting }: { posting: DeskPosting }) {
  const [params, setParams] = useSearchParams();
  const isShort = params.get('list') === 'shortlist';
  const page = Math.max(1, Math.floor(Number(params.get('page'))) || 1);
  const { data, isError, isFetching, refetch } = useOpportunitiesDeskApplicationsQuery({
    input: {
      contentful_id: { equals: posting.contentful_id },
      ...(isShort && { shortlisted: { equals: true } }),
      take: PAGE_SIZE,
      skip: (page - 1) * PAGE_SIZE,
    },
  });
  const answer = data?.applications;
  const applications = answer?.data;
  const count = answer?.count ?? 0;
  const show = (list: string | null) => setParams(list ? { list } : {}, { replace: true });

  return (
    <section aria-labelledby="applications">
      <Stack>
        <Row $between>
          <h2 id="applications">{postingText.applications}</h2>
          <Row $gap={8} role="group" aria-label={postingText.whichApplications}>
            <Chip pressed={!isShort} onClick={() => show(null)}>
              {listText.all}
            </Chip>
            <Chip pressed={isShort} onClick={() => show('shortlist')}>
              {postingText.shortlist}
            </Chip>
          </Row>
        </Row>
        {applications?.length ? (
          <>
            <List aria-busy={isFetching}>
              {applications.map((application) => (
                <li key={application.id}>
                  <ApplicationCard application={application} />
                </li>
              ))}
            </List>
            <Row $between>
              <Meta role="status">
                {count} {count === 1 ? 'application' : 'applications'}
              </Meta>
              <Pagination
                label={postingText.applicationPages}
                page={page}
                pages={Math.ceil(count / PAGE_SIZE)}
                hrefFor={(to) =>
                  `?${new URLSearchParams({ ...(isShort && { list: 'shortlist' }), page: String(to) }).toString()}`
                }
              />
            </Row>
          </>
        ) : isError || isMissing(data, 'applications') || answer?.ok === false ? (
          <ErrorPanel
            title={postingText.applicationsFailed}
            onRetry={() => void refetch()}
            retrying={isFetching}
          >
            {answer?.message ?? undefined}
          </ErrorPanel>
        ) : answer ? (
          <EmptyState
            title={isShort ? postingText.shortlistEmpty : postingText.noApplications}
            drawing="seat"
          />
        ) : (
          <Loading label={postingText.applicationsLoading}>
            <SkeletonRows $height="240px" />
          </Loading>
        )}
      </Stack>
    </section>
  );
}

const List = styled.ul`
  display: grid;
  gap: 12px;
`;
