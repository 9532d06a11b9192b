import { media, token } from '@athenaeum/shared-ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { anchorOf, type EditPart } from '../profileAddress';

interface ShownSectionProps {
  part: EditPart;
  title: string;
  children: ReactNode;
}

/** One section of another member's profile, on the page itself. */
export function ShownSection({ part, title, children }: ShownSectionProps) {
  const id = anchorOf(part);
  return (
    <Block id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </Block>
  );
}

const Block = styled.section`
  scroll-margin-top: calc(${token.topbar} + ${token.space[24]});
  overflow-wrap: anywhere;

  & > h2 {
    margin-bottom: ${token.space[12]};
    font-size: ${token.text[24]};
    line-height: ${token.leading.snug};
  }
`;

/** Two columns of ruled entries; one on a phone. */
export const RuledColumns = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: ${token.space[32]};

  & > li {
    padding-block: ${token.space[12]};
    border-top: 1px solid ${token.color.line};
    font-weight: ${token.weight.strong};
  }

  ${media.under(768)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
