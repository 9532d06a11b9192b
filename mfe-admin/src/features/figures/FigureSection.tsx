import {
  DownloadIcon,
  ErrorPanel,
  LinkButton,
  Loading,
  Meta,
  SkeletonRows,
  Stack,
} from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { figuresText } from './figures.messages';
import { FigureTable } from './FigureTable';
import type { Period } from './period';

interface FigureQuery {
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
  query: FigureQuery;
  /** Undefined while loading. */
  figure: Figure | undefined;
}

export interface Figure {
  /** The key figure. */
  headline?: ReactNode;
  chart: ReactNode;
  /** The data behind the chart; without a head the chart is a table itself. */
  head?: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

/** A figure of the dashboard: headline, chart, table and CSV. */
export function FigureSection({ title, hint, file, period, query, figure }: FigureSectionProps) {
  const heading = useId();
  return (
    <Section aria-labelledby={heading} aria-busy={query.isFetching}>
      <Head>
        <div>
          <h2 id={heading}>{title}</h2>
          {hint && <Meta>{hint}</Meta>}
        </div>
        <LinkButton
          look="quiet"
          icon={<DownloadIcon size={18} />}
          href={`/api/figures/${file}.csv?${new URLSearchParams({ ...period }).toString()}`}
          download
          aria-label={figuresText.asCsv({ title })}
        >
          {figuresText.csv}
        </LinkButton>
      </Head>
      {figure ? (
        <Stack>
          {figure.headline && <Headline>{figure.headline}</Headline>}
          {figure.rows.length > 0 ? figure.chart : <p>{figuresText.empty}</p>}
          {figure.rows.length > 0 && figure.head && (
            <FigureTable title={title} head={figure.head} rows={figure.rows} />
          )}
        </Stack>
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
    </Section>
  );
}

const Section = styled.section`
  min-width: 0;
`;

const Head = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${token.space[12]} ${token.space[24]};
  margin-bottom: ${token.space[16]};

  & > div > p {
    margin-top: ${token.space[8]};
  }

  /* Its words end where the charts do. */
  & > a {
    margin-right: -${token.space[12]};
  }
`;

const Headline = styled.p`
  color: ${token.color.ink2};
  font-variant-numeric: tabular-nums;
`;
