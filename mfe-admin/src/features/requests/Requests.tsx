import { isMissing } from '@athenaeum/shell-contract';
import {
  EmptyState,
  ErrorPanel,
  Lead,
  Loading,
  Meta,
  SkeletonRows,
  Stack,
  useNow,
} from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { ListTabs, listText, useListView } from '../../components/list';
import { CaseCard } from './CaseCard';
import { ageOf, type Case, casesIn, hoursSince, KINDS } from './cases';
import { CaseRow } from './CaseRow';
import { MAX_REQUESTS, useStaffRequestsQuery } from './requests.api';
import { requestsText } from './requests.messages';
import { requestKindText } from './requestKinds.messages';
import { requestsView } from './requestsView';

const PARTS = ['emailRequests', 'leavingMembers', 'seatSales'] as const;

/** Members' requests that staff decide: the queue, and the open request beside it. */
export function Requests() {
  const { now: view, change, hrefWith } = useListView(requestsView);
  const { data, isError, isFetching, refetch } = useStaffRequestsQuery(
    { take: MAX_REQUESTS },
    { refetchOnMountOrArgChange: true },
  );
  const now = useNow();
  const missing = PARTS.filter((part) => isMissing(data, part) || data?.[part]?.ok === false);

  if (!data || missing.length === PARTS.length)
    return isError || data ? (
      <ErrorPanel
        headingLevel={2}
        title={requestsText.failed}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    ) : (
      <Loading label={requestsText.loading}>
        <SkeletonRows $height="640px" />
      </Loading>
    );

  const all = casesIn(data);
  const cases = view.kind === 'all' ? all : all.filter(({ kind }) => kind === view.kind);
  const open = cases.find(({ key }) => key === view.request) ?? cases[0];
  const count = PARTS.reduce((sum, part) => sum + (data[part]?.count ?? 0), 0);
  return (
    <Stack $gap={16}>
      <Lead>{leadOf(count, all[0], now)}</Lead>
      {missing.length > 0 && (
        <ErrorPanel title={requestsText.partlyFailed} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      <ListTabs
        label={requestsText.kind}
        tabs={[
          { id: 'all', label: listText.all, count },
          ...KINDS.map((id, place) => ({
            id,
            label: requestKindText[id],
            count: data[PARTS[place]!]?.count ?? 0,
          })),
        ]}
        selected={view.kind}
        onSelect={(kind) => change({ kind })}
      >
        {open ? (
          <Queue>
            <section aria-label={requestsText.waiting}>
              <List>
                {cases.map((one) => (
                  <li key={one.key}>
                    <CaseRow
                      request={one}
                      now={now}
                      isOpen={one.key === open.key}
                      href={hrefWith({ request: one.key })}
                    />
                  </li>
                ))}
              </List>
              {count > all.length && <Meta>{requestsText.mostShown({ count: MAX_REQUESTS })}</Meta>}
            </section>
            <CaseCard key={open.key} request={open} />
          </Queue>
        ) : (
          <EmptyState headingLevel={2} title={requestsText.none} drawing="results" />
        )}
      </ListTabs>
    </Stack>
  );
}

function leadOf(count: number, oldest: Case | undefined, now: number): string {
  if (!oldest) return requestsText.allDone;
  const hours = hoursSince(oldest.since, now);
  return hours < 1
    ? requestsText.open({ count })
    : requestsText.openOldest({ count, age: ageOf(oldest.since, now) });
}

const Queue = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 560px);
  align-items: start;
  gap: ${token.space[24]};

  ${media.under(1070)} {
    grid-template-columns: minmax(0, 1fr);

    /* What is looked at stands above the queue. */
    & > :last-child {
      order: -1;
    }
  }
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  border-top: 1px solid ${token.color.control};
  list-style: none;
`;
