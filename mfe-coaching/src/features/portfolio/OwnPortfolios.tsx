import { PORTFOLIO_STATUSES } from '@athenaeum/coaching-contract';
import {
  Card,
  formatDay,
  Lead,
  LinkButton,
  Loading,
  Row,
  Skeleton,
  Stack,
  Steps,
} from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { lazyRoute } from '@athenaeum/shell-contract';
import { Suspense } from 'react';
import styled from 'styled-components';
import { OnScreen } from '../../components/OnScreen';
import { PortfolioFiles } from '../../components/portfolio/PortfolioFiles';
import { ownPortfoliosText, portfolioStepsText } from './ownPortfolios.messages';
import type { OwnPortfolio } from './portfolio.api';

// Loaded only while a draft waits for an answer, because the form brings its schema.
const AnswerDraft = lazyRoute(() => import('./AnswerDraft'));

/** The portfolios that are written for the member: writer, status, next step, and files. */
export function OwnPortfolios({ portfolios }: { portfolios: readonly OwnPortfolio[] }) {
  return portfolios.map((portfolio) => <PortfolioRow key={portfolio.id} portfolio={portfolio} />);
}

function PortfolioRow({ portfolio }: { portfolio: OwnPortfolio }) {
  const { id, title, status, writer_name, ordered_at, drafts, files } = portfolio;
  const latest = drafts?.at(-1);
  return (
    <Whole as="section" $padded aria-labelledby={`portfolio-${id}`}>
      <Stack $gap={24}>
        <div>
          <Title id={`portfolio-${id}`}>{ownPortfoliosText.yours({ title })}</Title>
          <p>
            {writer_name
              ? ownPortfoliosText.orderedAndWriter({ day: formatDay(ordered_at), writer: writer_name })
              : ownPortfoliosText.ordered({ day: formatDay(ordered_at) })}
          </p>
        </div>
        <Steps
          label={ownPortfoliosText.progress({ title })}
          steps={PORTFOLIO_STATUSES.map((step) => ({ label: portfolioStepsText[step] }))}
          current={PORTFOLIO_STATUSES.indexOf(status)}
        />
        <Lead>{nextOf(portfolio)}</Lead>
        {status === 'Draft' && latest && (
          <OnScreen>
            <Suspense
              fallback={
                <Loading label={ownPortfoliosText.answerLoading}>
                  <Skeleton $height="220px" />
                </Loading>
              }
            >
              <AnswerDraft key={latest.id} portfolioId={id} draft={latest} />
            </Suspense>
          </OnScreen>
        )}
        {files && files.length > 0 && <PortfolioFiles title={ownPortfoliosText.files} files={files} />}
        {drafts && drafts.length > 0 && (
          <PortfolioFiles title={ownPortfoliosText.drafts} files={[...drafts].reverse()} />
        )}
        {status === 'Delivered' && (
          <OnScreen>
            <Row>
              <LinkButton look="outlined" href="/expert-strategists/bcp/feedback">
                {ownPortfoliosText.review}
              </LinkButton>
            </Row>
          </OnScreen>
        )}
      </Stack>
    </Whole>
  );
}

function nextOf({ status, writer_name, drafts }: OwnPortfolio): string {
  const writer = writer_name ?? ownPortfoliosText.yourWriter;
  switch (status) {
    case 'Ordered':
      return ownPortfoliosText.findingWriter;
    case 'Writing':
      return drafts?.length
        ? ownPortfoliosText.nextDraft({ writer })
        : ownPortfoliosText.firstDraft({ writer });
    case 'Draft':
      return ownPortfoliosText.draftHere;
    case 'Approved':
      return ownPortfoliosText.approved({ writer });
    case 'Delivered':
      return ownPortfoliosText.finished;
  }
}

/* On one sheet of paper. */
const Whole = styled(Card)`
  break-inside: avoid;
`;

const Title = styled.h2`
  font-size: ${token.text[24]};
  line-height: ${token.leading.snug};
`;
