import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';

/** At the bottom edge of the view, where it moves nothing. */
export const Pinned = styled.div`
  position: fixed;
  z-index: ${token.layer.sticky};
  inset: auto ${token.gutter} ${token.gutter};
  max-width: 640px;
  margin-inline: auto;
  border-radius: ${token.radius[12]};
  box-shadow: ${token.shadow.float};
`;
