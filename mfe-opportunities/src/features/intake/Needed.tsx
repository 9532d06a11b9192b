import { token } from '@athenaeum/shared-ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** A label with the mark of what must be answered; read out, the control itself says that it is required. */
export const Needed = ({ when = true, children }: { when?: boolean; children: ReactNode }) =>
  when ? <Marked>{children}</Marked> : children;

const Marked = styled.span`
  &::after {
    content: ' *';
    /* Again, with nothing to read out, where that is understood. */
    content: ' *' / '';
    color: ${token.color.accent};
  }
`;
