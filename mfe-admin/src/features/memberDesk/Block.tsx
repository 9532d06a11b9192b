import { ErrorPanel, Loading, Meta, Skeleton } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { deskText } from './memberDesk.messages';

interface BlockProps {
  /** The anchor of the section. */
  id: string;
  title: string;
  count?: number | null | undefined;
  /** Shown at the end of the heading's line. */
  action?: ReactNode;
  children: ReactNode;
}

/** One section of a member's record. */
export function Block({ id, title, count, action, children }: BlockProps) {
  return (
    <Part id={id} aria-labelledby={`${id}-title`}>
      <Head>
        <h2 id={`${id}-title`}>
          {title} {typeof count === 'number' && <Count>{count}</Count>}
        </h2>
        {action}
      </Head>
      {children}
    </Part>
  );
}

interface BlockListProps<Row> {
  /** Plural, within a sentence: 'purchases'. */
  name: string;
  /** Undefined while loading; null after an error. */
  rows: readonly Row[] | null | undefined;
  retry: () => unknown;
  retrying: boolean;
  empty: string;
  children: (row: Row) => ReactNode;
}

/** The lines of a section, or its loading, error or empty state. */
export function BlockList<Row>({ name, rows, retry, retrying, empty, children }: BlockListProps<Row>) {
  if (rows === undefined)
    return (
      <Loading label={deskText.loading({ list: name })}>
        <Skeleton $height="96px" />
      </Loading>
    );
  if (rows === null)
    return (
      <ErrorPanel title={deskText.failed({ list: name })} onRetry={() => void retry()} retrying={retrying} />
    );
  if (rows.length === 0) return <Empty>{empty}</Empty>;
  return <Lines>{rows.map((row) => children(row))}</Lines>;
}

interface BlockLineProps {
  day: string;
  what: ReactNode;
  state?: ReactNode;
  end?: ReactNode;
}

export function BlockLine({ day, what, state, end }: BlockLineProps) {
  return (
    <Line>
      <Day>{day}</Day>
      <span>{what}</span>
      <span>{state}</span>
      <End>{end}</End>
    </Line>
  );
}

/** A list of facts with their names. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <List>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value ?? <Meta as="span">{deskText.unknown}</Meta>}</dd>
        </div>
      ))}
    </List>
  );
}

const Part = styled.section`
  /* Under the bar at the top, not behind it. */
  scroll-margin-top: calc(${token.topbar} + ${token.space[16]});
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[8]} ${token.space[16]};
  min-height: 44px;
  border-bottom: 1px solid ${token.color.control};

  & > h2 {
    font-size: ${token.text[24]};
  }
`;

const Count = styled.small`
  margin-left: ${token.space[4]};
  color: ${token.color.ink3};
  font-family: ${token.font.sans};
  font-size: ${token.text[14]};
  font-variant-numeric: tabular-nums;
`;

const Empty = styled(Meta)`
  padding-block: ${token.space[12]};
`;

const Lines = styled.ul`
  margin: 0;
  padding: 0;
  font-size: ${token.text[14]};
  list-style: none;
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr) auto minmax(64px, auto);
  align-items: center;
  gap: ${token.space[4]} ${token.space[16]};
  min-height: 48px;
  padding-block: ${token.space[8]};
  border-bottom: 1px solid ${token.color.line};
  overflow-wrap: break-word;

  @container record (max-width: 520px) {
    grid-template-columns: minmax(0, 1fr) auto;

    & > :nth-child(2) {
      grid-row: 1;
      grid-column: 1 / -1;
    }
  }
`;

const Day = styled.span`
  color: ${token.color.ink3};
  font-variant-numeric: tabular-nums;
`;

const End = styled.span`
  color: ${token.color.ink2};
  font-variant-numeric: tabular-nums;
  text-align: right;
`;

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: ${token.space[24]};
  margin: 0;
  font-size: ${token.text[14]};

  @container record (max-width: 520px) {
    grid-template-columns: minmax(0, 1fr);
  }

  & > div {
    display: grid;
    grid-template-columns: 104px minmax(0, 1fr);
    gap: ${token.space[12]};
    padding-block: 10px;
    border-bottom: 1px solid ${token.color.line};
  }

  & dt {
    color: ${token.color.ink3};
  }

  & dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
