import {
  Card,
  DownloadIcon,
  ErrorPanel,
  Hint,
  LinkButton,
  Loading,
  Row,
  SkeletonRows,
  Stack,
} from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { figuresText } from './figures.messages';
import { FigureTable } from './FigureTable';
import type { Period } from './period';

interface Asked {
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface FigureSectionProps {
  title: string;
  /** How it is counted, where the title does not say it. */
  hint?: string;
  /** The name of its CSV route. */
  file: string;
  period: Period;
  query: Asked;
  /** Undefined while loading. */
  figure: Figure | undefined;
}

export interface Figure {
  /** The key figure. */
  headline?: ReactNode;
  chart: ReactNode;
  /** The data behind the chart. */
  head: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

/** A figure of the dashboard: headline, chart, table and CSV. */
export function FigureSection({ title, hint, file, period, query, figure }: FigureSectionProps) {
  const heading = useId();
  return (
    <Card as="section" $padded aria-labelledby={heading} aria-busy={query.isFetching}>
      <Stack>
        <Row $between>
          <Title id={heading}>{title}</Title>
          <LinkButton
            look="quiet"
            icon={<DownloadIcon size={18} />}
            href={`/api/figures/${file}.csv?${new URLSearchParams({ ...period }).toString()}`}
            download
            aria-label={figuresText.asCsv({ title })}
          >
            {figuresText.csv}
          </LinkButton>
        </Row>
        {hint && <Hint>{hint}</Hint>}
        {figure ? (
          <>
            {figure.headline && <Headline>{figure.headline}</Headline>}
            {figure.rows.length > 0 ? figure.chart : <p>{figuresText.empty}</p>}
            {figure.rows.length > 0 && <FigureTable title={title} head={figure.head} rows={figure.rows} />}
          </>
        ) : query.isFetching ? (
          <Loading label={figuresText.loadingOne({ title: title.toLowerCase() })}>
            <SkeletonRows $height="260px" />
          </Loading>
        ) : (
          <ErrorPanel
            headingLevel={3}
            title={figuresText.failed}
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          />
        )}
      </Stack>
    </Card>
  );
}

const Title = styled.h2`
  font-size: ${token.text[20]};
  line-height: ${token.leading.snug};
  letter-spacing: 0;
`;

const Headline = styled.p`
  font-size: ${token.text[24]};
  font-variant-numeric: tabular-nums;
`;
