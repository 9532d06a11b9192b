import { ErrorPanel, Loading, Meta, Skeleton, TextButton } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { deskText } from './memberDesk.messages';

interface BlockProps {
  /** The anchor of the section. */
  id: string;
  title: string;
  count?: number | null | undefined;
  /** A link or a button, shown at the end of the heading's line. */
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

/** The first lines of a section and, on request, the others; or its loading, error or empty state. */
export function BlockList<Row>({ name, rows, retry, retrying, empty, children }: BlockListProps<Row>) {
  const [isWhole, setWhole] = useState(false);
  if (rows === undefined)
    return (
      <Loading label={deskText.loading({ list: name })}>
        <Skeleton $height={`${LINE_HEIGHT * 3}px`} />
      </Loading>
    );
  if (rows === null)
    return (
      <ErrorPanel title={deskText.failed({ list: name })} onRetry={() => void retry()} retrying={retrying} />
    );
  if (rows.length === 0) return <Empty>{empty}</Empty>;
  return (
    <>
      <Lines>{(isWhole ? rows : rows.slice(0, FIRST_ROWS)).map((row) => children(row))}</Lines>
      {rows.length > FIRST_ROWS && (
        <More aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? deskText.showFewer : deskText.showMore({ count: rows.length - FIRST_ROWS })}
        </More>
      )}
    </>
  );
}

/** As many as fit a record that is read from top to bottom. */
const FIRST_ROWS = 4;
const LINE_HEIGHT = 48;

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
    line-height: ${token.leading.snug};
    letter-spacing: 0;
  }

  & > a,
  & > button {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: ${token.color.accent};
    font-size: ${token.text[14]};
    font-weight: ${token.weight.strong};
    text-decoration: none;

    &:hover {
      text-decoration: underline;
    }
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

const More = styled(TextButton)`
  font-size: ${token.text[14]};
`;

/* The lines share their columns, so that days and states stand below each other. */
const Lines = styled.ul`
  display: grid;
  grid-template-columns: minmax(56px, auto) minmax(0, 1fr) auto minmax(84px, auto);
  column-gap: ${token.space[16]};
  margin: 0;
  padding: 0;
  font-size: ${token.text[14]};
  line-height: 1.4;
  list-style: none;

  @container record (max-width: 520px) {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

const Line = styled.li`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  align-items: center;
  row-gap: 2px;
  min-height: ${LINE_HEIGHT}px;
  padding-block: ${token.space[8]};
  border-bottom: 1px solid ${token.color.line};
  overflow-wrap: anywhere;

  & > :nth-child(3) {
    text-align: right;
  }

  @container record (max-width: 520px) {
    & > :nth-child(1),
    & > :nth-child(4) {
      grid-row: 2;
    }

    & > :nth-child(1) {
      grid-column: 1;
    }

    & > :nth-child(4) {
      grid-column: 2;
    }
  }
`;

const Day = styled.span`
  color: ${token.color.ink3};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
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
