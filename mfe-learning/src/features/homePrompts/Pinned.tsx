import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';

/** Pinned to the bottom of the viewport, where it shifts nothing. */
export const Pinned = styled.div`
  position: fixed;
  z-index: ${token.layer.sticky};
  inset: auto ${token.gutter} ${token.gutter};
  max-width: 640px;
  margin-inline: auto;
  border-radius: ${token.radius[12]};
  box-shadow: ${token.shadow.float};
`;
