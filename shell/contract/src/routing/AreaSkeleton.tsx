import styled, { keyframes } from 'styled-components';
import { token } from '@athenaeum/shared-ui/theme';

/** The frame of a page while its code loads. As tall as the view, so that the footer never jumps; drawn after 200 ms. */
export function AreaSkeleton() {
  return (
    <Frame aria-hidden="true">
      <Bar $width="18rem" $height="2.5rem" />
      <Bar $width="26rem" $height="1.25rem" />
      <Row>
        {[0, 1, 2, 3].map((card) => (
          <div key={card}>
            <Bar $width="100%" $height="9rem" />
            <Bar $width="80%" $height="1rem" />
            <Bar $width="50%" $height="0.875rem" />
          </div>
        ))}
      </Row>
    </Frame>
  );
}

const appear = keyframes`
  from { visibility: hidden; }
  to { visibility: visible; }
`;

const Frame = styled.div`
  min-height: 100vh;
  max-width: ${token.container};
  margin: 0 auto;
  padding: ${token.space[48]} ${token.gutter};
  animation: ${appear} 200ms step-end;
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr));
  gap: ${token.space[24]};
  margin-top: ${token.space[48]};
  max-height: 16rem;
  overflow: hidden;
`;

const Bar = styled.div<{ $width: string; $height: string }>`
  width: ${({ $width }) => $width};
  max-width: 100%;
  height: ${({ $height }) => $height};
  margin-bottom: ${token.space[12]};
  border-radius: ${token.radius[8]};
  background: ${token.color.sunken};
`;
