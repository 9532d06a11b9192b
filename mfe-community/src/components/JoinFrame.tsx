import { Container, Cover, Lead, Stack } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface JoinFrameProps {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
}

/** Layout of the sign-up pages: one column of text and fields beside the arch. */
export function JoinFrame({ title, lead, children }: JoinFrameProps) {
  return (
    <Halves>
      <Words>
        <Stack $gap={12}>
          <h1>{title}</h1>
          {lead && <Lead>{lead}</Lead>}
        </Stack>
        {children}
      </Words>
      <Art>
        <Cover slug="the-way-in" ratio="arch" composition="threshold" eager />
      </Art>
    </Halves>
  );
}

const Halves = styled(Container)`
  display: grid;
  gap: ${token.space[64]};
  padding-block: ${token.space[48]} ${token.space[64]};

  ${media.from(900)} {
    grid-template-columns: minmax(0, 440px) minmax(0, 400px);
    justify-content: space-between;
    /* Aligned to the top, so that text that appears later shifts nothing. */
    align-items: start;
  }
`;

const Words = styled.div`
  display: grid;
  max-width: 440px;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[32]};
`;

const Art = styled.div`
  display: none;

  ${media.from(900)} {
    display: block;
  }
`;
