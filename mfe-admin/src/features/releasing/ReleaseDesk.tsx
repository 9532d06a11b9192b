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
  VisuallyHidden,
} from '@athenaeum/shared-ui';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { NOT_RUNNING } from '../../components/releaseService';
import type { Deed, Question } from './question';
import { type AreaNow, useReleasesOfAreaQuery } from './releasing.api';
import { releasingText } from './releasing.messages';
import { sharesInWords } from './sharesInWords';
import { sinceInWords } from './sinceInWords';
import { type Listed, VersionActions } from './VersionActions';

/** Lazy, as most visits only read. */
const ReleaseDialog = lazyRoute(() => import('./ReleaseDialog'));

interface ReleaseDeskProps {
  area: string;
  /** Renders the history, with the actions of its versions. */
  children: (actionsOf: ((version: Listed) => ReactNode) | null) => ReactNode;
}

/** What is live of an area, and all release actions that need no build. */
export function ReleaseDesk({ area, children }: ReleaseDeskProps) {
  const { currentData: now, error, isFetching, refetch } = useReleasesOfAreaQuery(area);
  const [question, ask] = useState<Question | null>(null);
  const desk = useRef<HTMLDivElement>(null);
  const [done, setDone] = useState(0);
  // The button that opened the dialog may be gone.
  useEffect(() => {
    if (done > 0) desk.current?.focus();
  }, [done]);

  const isKnown = Boolean(now ?? error);
  return (
    <Stack $gap={32}>
      <Section title={releasingText.title} flush>
        <div ref={desk} tabIndex={-1}>
          {now ? (
            <Live now={now} onAsk={ask} />
          ) : isApiError(error) && error.code === NOT_RUNNING ? (
            <Notice tone="amber">{error.message}</Notice>
          ) : error ? (
            <ErrorPanel title={releasingText.failed} onRetry={() => void refetch()} retrying={isFetching}>
              {messageOf(error)}
            </ErrorPanel>
          ) : (
            <Loading label={releasingText.loading}>
              <SkeletonRows $height="900px" />
            </Loading>
          )}
        </div>
      </Section>
      {/* It loads beside, and is shown with what may be done about its versions, which makes its rows taller: nothing moves. */}
      <div hidden={!isKnown}>
        {children(now ? (version) => <VersionActions now={now} version={version} onAsk={ask} /> : null)}
      </div>
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
    </Stack>
  );
}

function Live({ now, onAsk }: { now: AreaNow; onAsk: (question: Question) => void }) {
  const { area, live, canary, earlier } = now;
  const press = (deed: Deed, version: string, label: string, look: 'filled' | 'outlined' | 'danger') => (
    <Button look={look} onClick={() => onAsk({ deed, version })}>
      {label} <VisuallyHidden>{releasingText.about({ version, area })}</VisuallyHidden>
    </Button>
  );
  if (!live) return <p>{releasingText.notPublished}</p>;
  return (
    <Stack $gap={12}>
      {canary && (
        <Card key={canary.version} $padded>
          <Stack $gap={12}>
            <Row>
              <StatusBadge tone="amber">{releasingText.canary}</StatusBadge>
              <code>{canary.version}</code>
            </Row>
            <p>
              {canary.next.length > 0
                ? releasingText.canaryShareThen({ percent: canary.percent, next: sharesInWords(canary.next) })
                : releasingText.canaryShare({ percent: canary.percent })}
            </p>
            <Meta>{sinceInWords(canary)}</Meta>
            <Row>
              {press('withdraw', canary.version, releasingText.withdraw, 'outlined')}
              {press('kill', canary.version, releasingText.kill, 'danger')}
              {canary.next.length > 0
                ? press('hold', canary.version, releasingText.hold, 'outlined')
                : press('ramp', canary.version, releasingText.ramp, 'outlined')}
              {press('promote', canary.version, releasingText.promote, 'filled')}
            </Row>
          </Stack>
        </Card>
      )}
      {/* By its version: a button that is about to be pressed does not turn into that of another one. */}
      <Card key={live.version} $padded>
        <Stack $gap={12}>
          <Row>
            <StatusBadge tone="verdigris">{releasingText.everyoneHas}</StatusBadge>
            <code>{live.version}</code>
          </Row>
          <Meta>{sinceInWords(live)}</Meta>
          {earlier.length === 0 && <Meta>{releasingText.noEarlier}</Meta>}
          <Row>
            {earlier.length > 0 && press('rollBack', live.version, releasingText.rollBack, 'outlined')}
            {press('kill', live.version, releasingText.kill, 'danger')}
          </Row>
        </Stack>
      </Card>
    </Stack>
  );
}
