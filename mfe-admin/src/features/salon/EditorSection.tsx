import { Card, Stack } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

/** A section of the editor. */
export function EditorSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card $padded as="section" aria-labelledby={id}>
      <Stack $gap={16}>
        <h2 id={id}>{title}</h2>
        {children}
      </Stack>
    </Card>
  );
}

/** Two columns of short fields; one on a phone. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  /* Under labels of one line and of two, the fields themselves stand in line. */
  align-items: end;
  gap: ${token.space[16]};

  ${media.under(600)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
