import type { SessionGroup } from '@athenaeum/coaching-contract';
import { token } from '@athenaeum/shared-ui/theme';
import type { Ref } from 'react';
import styled from 'styled-components';
import { sessionGroupsText } from './sessionGroups.messages';

interface GroupTitleProps {
  group: SessionGroup;
  count: number;
  /** Ref to focus the title when the focused session was removed. */
  ref?: Ref<HTMLSpanElement>;
}

export const GroupTitle = ({ group, count, ref }: GroupTitleProps) => (
  <>
    <Name ref={ref} tabIndex={-1}>
      {sessionGroupsText[group]}
    </Name>{' '}
    <Count>{count}</Count>
  </>
);

/** Around each group of a list: its title stands close above the line of its first row. */
export const GroupFrame = styled.div`
  & > section > :first-child {
    margin-bottom: ${token.space[8]};

    & h2 {
      font-size: ${token.text[24]};
    }
  }

  &:not(:first-child) > section {
    margin-top: ${token.space[48]};
  }
`;

const Name = styled.span`
  &:focus {
    outline: none;
  }
`;

const Count = styled.span`
  font: ${token.text[16]} / 1 ${token.font.sans};
  color: ${token.color.ink3};
`;
