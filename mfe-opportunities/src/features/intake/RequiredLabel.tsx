import { token } from '@athenaeum/shared-ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** A label with the mark of a required field; for screen readers the control itself says so. */
export const RequiredLabel = ({ when = true, children }: { when?: boolean; children: ReactNode }) =>
  when ? <Marked>{children}</Marked> : children;

const Marked = styled.span`
  &::after {
    content: ' *';
    /* Again with empty alternative text, where that is supported. */
    content: ' *' / '';
    color: ${token.color.accent};
  }
`;
