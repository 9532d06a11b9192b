import { token } from '@athenaeum/shared-ui/theme';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

interface PartProps {
  title: string;
  /** As a card beside the rest. */
  tight?: boolean;
  children: ReactNode;
}

/** A titled section of a page. */
export function Part({ title, tight = false, children }: PartProps) {
  const id = useId();
  return (
    <Block aria-labelledby={id} $tight={tight}>
      <h2 id={id}>{title}</h2>
      {children}
    </Block>
  );
}

const Block = styled.section<{ $tight: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[16]};
  margin-top: ${({ $tight }) => ($tight ? 0 : token.space[48])};

  & > h2 {
    font-size: ${({ $tight }) => ($tight ? token.text[20] : token.text[24])};
  }
`;
