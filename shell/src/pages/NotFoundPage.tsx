import styled from 'styled-components';
import { ArchDrawing, Container, Lead, LinkButton } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { notFoundText } from './notFound.messages';

/** Not found, or not visible for this viewer: the two look the same. */
export default function NotFoundPage() {
  return (
    <Container>
      <Place>
        <ArchDrawing drawing="door" />
        <h1>{notFoundText.title}</h1>
        <Lead>{notFoundText.lead}</Lead>
        <LinkButton href="/">{notFoundText.home}</LinkButton>
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
