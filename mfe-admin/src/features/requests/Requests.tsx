import { isMissing } from '@athenaeum/shell-contract';
import { EmptyState, ErrorPanel, Meta, Stack, useNow } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { useRef } from 'react';
import styled from 'styled-components';
import { ListTabs, listText, useListView } from '../../components/list';
import { CaseCard } from './CaseCard';
import { casesIn, countOf, KINDS, PARTS } from './cases';
import { CaseRow } from './CaseRow';
import { moveByKey } from './moveByKey';
import { Queue } from './Queue';
import { MAX_REQUESTS, useStaffRequestsQuery } from './requests.api';
import { requestsText } from './requests.messages';
import { RequestsSkeleton } from './RequestsSkeleton';
import { requestKindText } from './requestKinds.messages';
import { requestsView } from './requestsView';
import { useAfterDecision } from './useAfterDecision';

/** Members' requests that staff decide: the queue, and the open request beside it. */
export function Requests() {
  const { view, change, hrefWith } = useListView(requestsView);
  const { data, isError, isFetching, refetch } = useStaffRequestsQuery(
    { take: MAX_REQUESTS },
    { refetchOnMountOrArgChange: true },
  );
  const now = useNow();
  const list = useRef<HTMLUListElement>(null);
  const queue = useRef<HTMLDivElement>(null);
  const missing = PARTS.filter((part) => isMissing(data, part) || data?.[part]?.ok === false);

  const all = data ? casesIn(data) : [];
  const cases = view.kind === 'all' ? all : all.filter(({ kind }) => kind === view.kind);
  const open = cases.find(({ key }) => key === view.request) ?? cases[0];
  useAfterDecision(open?.key, data && all.map(({ key }) => key), () => queue.current?.focus());

  if (!data || missing.length === PARTS.length)
    return isError || data ? (
      <ErrorPanel
        headingLevel={2}
        title={requestsText.failed}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    ) : (
      <RequestsSkeleton />
    );

  const count = countOf(data);
  return (
    <Stack $gap={16}>
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
        <Whole ref={queue} role="group" aria-label={requestsText.queue} tabIndex={-1}>
          {open ? (
            <Queue>
              <section aria-label={requestsText.waiting}>
                <List ref={list}>
                  {cases.map((one) => (
                    <li key={one.key}>
                      <CaseRow
                        request={one}
                        now={now}
                        isOpen={one.key === open.key}
                        href={hrefWith({ request: one.key })}
                        onKeyDown={(event) => moveByKey(event, list.current)}
                      />
                    </li>
                  ))}
                </List>
                <Keys aria-hidden="true">
                  <kbd>J</kbd> <kbd>K</kbd> {requestsText.keys}
                </Keys>
                {count > all.length && <Meta>{requestsText.mostShown({ count: MAX_REQUESTS })}</Meta>}
              </section>
              <CaseCard key={open.key} request={open} place={cases.indexOf(open) + 1} count={cases.length} />
            </Queue>
          ) : (
            <EmptyState headingLevel={2} title={requestsText.none} drawing="results" />
          )}
        </Whole>
      </ListTabs>
    </Stack>
  );
}

/** Gets the focus for what comes next, below the bar at the top. */
const Whole = styled.div`
  scroll-margin-top: calc(${token.topbar} + ${token.space[24]});

  &:focus {
    outline: none;
  }
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  border-top: 1px solid ${token.color.control};
  list-style: none;
`;

const Keys = styled(Meta)`
  margin-top: ${token.space[16]};

  & > kbd {
    display: inline-grid;
    place-items: center;
    width: 24px;
    height: 24px;
    border: 1px solid ${token.color.control};
    border-radius: ${token.radius[4]};
    background: ${token.color.card};
    color: ${token.color.ink2};
    font: inherit;
  }

  & > kbd + kbd {
    margin-right: ${token.space[4]};
  }

  ${media.under(800)} {
    display: none;
  }
`;
