import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { media, token } from '../../theme';
import { Hint } from '../Layout/Text';

export type SectionProps = {
  title: ReactNode;
  /** A line under the title: why these, or how many. */
  note?: ReactNode;
  /** At the end of the title's line: "View All", arrows, a menu. */
  actions?: ReactNode;
  headingLevel?: 2 | 3;
  /** Anchor of the heading. */
  id?: string;
  /** The first one on a page needs no space above. */
  flush?: boolean;
  children: ReactNode;
};

/** A titled part of a page, named by its heading. */
export function Section({
  title,
  note,
  actions,
  headingLevel = 2,
  id,
  flush = false,
  children,
}: SectionProps) {
  const ownId = useId();
  const headingId = id ?? ownId;
  const Heading = `h${headingLevel}` as const;
  return (
    <Block aria-labelledby={headingId} $flush={flush}>
      <Head>
        <div>
          <Heading id={headingId}>{title}</Heading>
          {note && <Note>{note}</Note>}
        </div>
        {actions && <Tools>{actions}</Tools>}
      </Head>
      {children}
    </Block>
  );
}

const Block = styled.section<{ $flush: boolean }>`
  margin-top: ${({ $flush }) => ($flush ? 0 : token.space[64])};

  ${media.under(768)} {
    margin-top: ${({ $flush }) => ($flush ? 0 : token.space[48])};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${token.space[12]} ${token.space[24]};
  margin-bottom: ${token.space[24]};
  break-after: avoid;

  ${media.under(768)} {
    flex-wrap: nowrap;
    align-items: center;
    margin-bottom: ${token.space[16]};

    & > :first-child {
      flex: 1 1 0;
      min-width: 0;
    }
  }
`;

const Note = styled(Hint)`
  margin-top: ${token.space[4]};
`;

const Tools = styled.div`
  flex: 0 1 auto;
  display: flex;
  align-items: center;
  gap: ${token.space[16]};
  margin-left: auto;
  min-height: 44px;

  ${media.under(768)} {
    flex: none;
    max-width: 50%;
    text-align: right;
  }
`;
