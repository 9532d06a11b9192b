import { isMissing } from '@athenaeum/shell-contract';
import { EmptyState, LinkButton } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { RecordedCard } from '../../components/RecordedCard';
import { SalonGrid } from '../../components/SalonGrid';
import { usePageOf } from '../../components/usePageOf';
import { before, useContentMyRecordingsQuery } from './mySalons.api';
import { FinishedRow } from './FinishedRow';
import { Rows } from '../../components/SalonRow';
import { mySalonsText } from './mySalons.messages';
import { Panel } from './Panel';

/** Recordings in progress, and finished ones. */
export function Recordings() {
  const view = usePageOf('page');
  const { data, isError, isFetching, refetch } = useContentMyRecordingsQuery({ skip: before(view.page) });
  const state = (part: 'begun' | 'watched') => ({
    failed: isError || isMissing(data, part) || data?.[part]?.ok === false,
    isLoading: !data?.[part]?.data,
    isEmpty: !data?.[part]?.data?.length,
    isFetching,
    onRetry: () => void refetch(),
  });
  return (
    <>
      <Panel
        title={mySalonsText.begun}
        flush
        {...state('begun')}
        content={
          <SalonGrid>
            {data?.begun?.data?.map((salon) => (
              <li key={salon.id}>
                <RecordedCard salon={salon} />
              </li>
            ))}
          </SalonGrid>
        }
        empty={
          <EmptyState
            title={mySalonsText.nothingBegun}
            action={<LinkButton href="/view-all/recently-added">{mySalonsText.seeNew}</LinkButton>}
          />
        }
      />
      {(data?.watched?.count ?? 0) > 0 && (
        <Panel
          title={mySalonsText.finished}
          {...state('watched')}
          view={view}
          count={data?.watched?.count}
          content={
            <Ruled>
              {data?.watched?.data?.map((salon) => (
                <li key={salon.id}>
                  <FinishedRow salon={salon} />
                </li>
              ))}
            </Ruled>
          }
          empty={null}
        />
      )}
    </>
  );
}

/** A strong line closes the heading. */
const Ruled = styled(Rows)`
  margin-top: calc(-1 * ${token.space[16]});
  border-top: 1px solid ${token.color.control};

  ${media.under(768)} {
    margin-top: calc(-1 * ${token.space[8]});
  }
`;
