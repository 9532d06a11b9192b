import styled from 'styled-components';
import { token } from '@athenaeum/shared-ui/theme';

/** A key of the keyboard. */
export const Key = styled.kbd`
  display: inline-grid;
  place-items: center;
  min-width: 24px;
  padding: 2px 6px;
  border: 1px solid ${token.color.line};
  border-radius: 6px;
  background: ${token.color.sunken};
  color: ${token.color.ink2};
  font: inherit;
  font-size: ${token.text[14]};
  line-height: 1.3;
`;
