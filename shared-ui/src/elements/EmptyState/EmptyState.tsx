import type { ReactNode } from 'react';
import styled from 'styled-components';
import { token } from '../../theme';
import { ArchDrawing, type Drawing } from './ArchDrawing';

export type EmptyStateProps = {
  /** The specification's words. */
  title: ReactNode;
  children?: ReactNode;
  /** One way on: a `Button` or `LinkButton`. */
  action?: ReactNode;
  drawing?: Drawing;
  /** 1 where it is all of the page. */
  headingLevel?: 1 | 2 | 3;
};

/** Nothing here, and what to do about it. */
export function EmptyState({ title, children, action, drawing = 'seat', headingLevel = 3 }: EmptyStateProps) {
  return (
    <Panel>
      <ArchDrawing drawing={drawing} />
      <Title as={`h${headingLevel}`}>{title}</Title>
      {children && <Words>{children}</Words>}
      {action}
    </Panel>
  );
}

export const Panel = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${token.space[12]};
  padding: ${token.space[32]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius[12]};
  background: ${token.color.card};
`;

export const Title = styled.h3`
  font-size: ${token.text[20]};
  line-height: ${token.leading.snug};
  letter-spacing: 0;
`;

export const Words = styled.div`
  max-width: 52ch;
  color: ${token.color.ink2};
`;
