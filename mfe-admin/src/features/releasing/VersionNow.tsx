import { isApiError, lazyRoute, messageOf } from '@athenaeum/shell-contract';
import {
  Button,
  Card,
  ErrorPanel,
  Loading,
  Meta,
  Notice,
  Row,
  Section,
  SkeletonRows,
  Stack,
  StatusBadge,
} from '@athenaeum/shared-ui';
import { Suspense, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { moment } from '../../components/moment';
import { NOT_RUNNING } from '../../components/releaseService';
import type { Question } from './question';
import { type AreaNow, useReleasesOfAreaQuery } from './releasing.api';
import { releasingText } from './releasing.messages';
import { sharesInWords } from './sharesInWords';
import { sinceInWords } from './sinceInWords';

const ReleaseDialog = lazyRoute(() => import('./ReleaseDialog'));

interface VersionNowProps {
  area: string;
  version: string;
}

/** Who has one version at this moment, and the one button that takes it back or goes back to it. */
export function VersionNow({ area, version }: VersionNowProps) {
  const { currentData: now, error, isFetching, refetch } = useReleasesOfAreaQuery(area);
  const [question, ask] = useState<Question | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const [done, setDone] = useState(0);
  // The button that opened the dialog may be gone.
  useEffect(() => {
    if (done > 0) place.current?.focus();
  }, [done]);

  return (
    <Section title={releasingText.whoHasIt} flush>
      <Place ref={place} tabIndex={-1}>
        {now ? (
          <Now now={now} version={version} onAsk={ask} />
        ) : isApiError(error) && error.code === NOT_RUNNING ? (
          <Notice tone="amber">{error.message}</Notice>
        ) : error ? (
          <ErrorPanel title={releasingText.failed} onRetry={() => void refetch()} retrying={isFetching}>
            {messageOf(error)}
          </ErrorPanel>
        ) : (
          <Loading label={releasingText.loading}>
            <SkeletonRows $height="168px" />
          </Loading>
        )}
      </Place>
      {question && now && (
        <Suspense fallback={null}>
          <ReleaseDialog
            question={question}
            now={now}
            onClose={() => ask(null)}
            onDone={() => setDone(done + 1)}
          />
        </Suspense>
      )}
    </Section>
  );
}

/** As tall on phones, where its words take less: what follows must not move. */
const Place = styled.div`
  display: grid;
  min-height: 168px;
`;

interface NowProps {
  now: AreaNow;
  version: string;
  onAsk: (question: Question) => void;
}

function Now({ now, version, onAsk }: NowProps) {
  const { live, canary, previews = [] } = now;
  const isLive = live?.version === version;
  const isCanary = canary?.version === version;
  const back = backFrom(now, version);
  return (
    <Card $padded>
      <Stack $gap={12}>
        <Row>
          {isLive && <StatusBadge tone="verdigris">{releasingText.everyoneHas}</StatusBadge>}
          {isCanary && <StatusBadge tone="amber">{releasingText.canary}</StatusBadge>}
          {!isLive && !isCanary && <StatusBadge tone="slate">{releasingText.open}</StatusBadge>}
        </Row>
        {live && isLive ? (
          <Meta>{sinceInWords(live)}</Meta>
        ) : (
          <p>{isCanary ? sharesOf(canary) : releasingText.openOnly}</p>
        )}
        {previews
          .filter((preview) => preview.version === version)
          .map(({ opened, until }) => (
            <Meta key={until}>{releasingText.preview({ count: opened, until: moment(until) })}</Meta>
          ))}
        {isLive && !back && <Meta>{releasingText.noEarlier}</Meta>}
        {back && (
          <Row>
            <Button look="outlined" onClick={() => onAsk(back.question)}>
              {back.label}
            </Button>
          </Row>
        )}
      </Stack>
    </Card>
  );
}

const sharesOf = ({ percent, next }: NonNullable<AreaNow['canary']>): string =>
  next.length > 0
    ? releasingText.canaryShareThen({ percent, next: sharesInWords(next) })
    : releasingText.canaryShare({ percent });

/** A canary is withdrawn, what everyone has is rolled back, and an earlier version comes back; null where nothing can. */
function backFrom(
  { live, canary, earlier }: AreaNow,
  version: string,
): { question: Question; label: string } | null {
  if (canary?.version === version)
    return { question: { deed: 'withdraw', version }, label: releasingText.withdraw };
  if (!live) return null;
  if (live.version === version)
    return earlier.length > 0
      ? { question: { deed: 'rollBack', version }, label: releasingText.rollBack }
      : null;
  if (!earlier.includes(version)) return null;
  return {
    question: { deed: 'rollBack', version: live.version, to: version },
    label: releasingText.rollBackTo,
  };
}
