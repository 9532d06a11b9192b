import { Skeleton } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';

const ROWS = 11;

/** The shape of a table while its rows load. */
export function ListSkeleton() {
  return (
    <Frame>
      <Head />
      {Array.from({ length: ROWS }, (_, index) => (
        <Row key={index}>
          <Skeleton $width="72%" />
          <Skeleton $width="60%" />
          <Skeleton $width="48%" />
          <Skeleton $width="64%" />
        </Row>
      ))}
    </Frame>
  );
}

const Frame = styled.div`
  height: 720px;
  overflow: hidden;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius[12]};
  background: ${token.color.card};
`;

const Head = styled.div`
  height: 48px;
  background: ${token.color.sunken};
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 3fr 2fr 2fr 2fr;
  align-items: center;
  gap: ${token.space[24]};
  height: 61px;
  padding-inline: ${token.space[16]};
  border-top: 1px solid ${token.color.line};

  ${media.under(600)} {
    grid-template-columns: 2fr 1fr;

    & > :nth-child(n + 3) {
      display: none;
    }
  }
`;
