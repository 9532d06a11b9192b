import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';

export const Title = styled.p`
  padding: ${token.space[4]} ${token.space[12]};
  font-size: ${token.text[14]};
  color: ${token.color.ink3};
`;

export const List = styled.ul`
  display: grid;
`;

/** A link of the panel; the shell closes it when one is followed. */
export const Suggestion = styled.a`
  display: flex;
  align-items: center;
  gap: ${token.space[12]};
  min-height: 44px;
  padding: ${token.space[8]} ${token.space[12]};
  border-radius: ${token.radius[8]};
  color: ${token.color.ink};
  line-height: 1.35;
  text-decoration: none;

  & > svg {
    flex: none;
    color: ${token.color.ink3};
  }

  & > span:nth-of-type(1) {
    flex: 1;
    min-width: 0;
  }

  &:hover,
  &:focus-visible {
    background: ${token.color.tint};
    color: ${token.color.accent};
  }
`;

export const OwnGoal = styled.span`
  flex: none;
  font-size: ${token.text[14]};
  color: ${token.color.accent};
  font-weight: ${token.weight.strong};
`;
