import styled from 'styled-components';
import { ArchDrawing, Container, Lead, LinkButton } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';

/** Nothing at this address, or nothing for her: the two look the same. */
export function NotFoundPage() {
  return (
    <Container>
      <Place>
        <ArchDrawing drawing="door" />
        <h1>There is no such page</h1>
        <Lead>It may have moved, or the address may have a slip in it.</Lead>
        <LinkButton href="/">Go home</LinkButton>
      </Place>
    </Container>
  );
}

const Place = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space[16]};
  padding-block: ${token.space[64]};
`;
