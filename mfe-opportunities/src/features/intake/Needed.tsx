import { token } from '@athenaeum/shared-ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** A label with the mark of what must be answered. */
export function Needed({ when = true, children }: { when?: boolean; children: ReactNode }) {
  return (
    <>
      {children}
      {when && <Mark aria-hidden="true"> *</Mark>}
    </>
  );
}

const Mark = styled.span`
  color: ${token.color.accent};
`;
