import { token } from '@athenaeum/shared-ui/theme';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

/** A titled part of what is said about one thing. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Block aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Block>
  );
}

const Block = styled.section`
  display: grid;
  gap: ${token.space[16]};
  margin-top: ${token.space[48]};

  & > h2 {
    font-size: ${token.text[24]};
  }
`;
