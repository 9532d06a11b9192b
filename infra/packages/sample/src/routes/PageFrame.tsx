import { Container } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';

/** Width and spacing of a page. */
export const PageFrame = styled(Container)`
  padding-block: ${token.space[32]} ${token.space[64]};
`;
