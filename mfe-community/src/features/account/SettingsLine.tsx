import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';

/** One row of a list of settings: description on the left, controls on the right. */
export const SettingsLine = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[8]} ${token.space[16]};
  min-height: 68px;
  padding-block: ${token.space[8]};
  border-bottom: 1px solid ${token.color.line};
  overflow-wrap: anywhere;

  & strong {
    font-weight: ${token.weight.strong};
  }
`;
