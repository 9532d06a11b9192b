import { TextButton } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { listText } from './list.messages';

interface SelectionBarProps {
  count: number;
  onClear: () => void;
  /** The actions on the selection. */
  children: ReactNode;
}

/** How many rows are selected, also read out, and what can be done with them. */
export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  return (
    <Bar $isShown={count > 0}>
      {/* There before the first selection, as only changes are read out. */}
      <strong role="status">{count > 0 && listText.selected({ count })}</strong>
      {count > 0 && (
        <>
          {children}
          <TextButton onClick={onClear}>{listText.clear}</TextButton>
        </>
      )}
    </Bar>
  );
}

const Bar = styled.div<{ $isShown: boolean }>`
  ${({ $isShown }) =>
    $isShown &&
    css`
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0 ${token.space[16]};
      min-height: 52px;
      margin-bottom: ${token.space[12]};
      padding-inline: ${token.space[16]};
      border-radius: ${token.radius[8]};
      background: ${token.color.tint};
    `}

  & > strong {
    margin-right: auto;
    font-weight: ${token.weight.strong};
  }

  & > button {
    min-height: 44px;
  }
`;
