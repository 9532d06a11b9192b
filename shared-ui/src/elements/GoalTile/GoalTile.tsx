import type { ReactNode } from 'react';
import styled from 'styled-components';
import { truncate } from '../../format';
import { ArrowUpRightIcon, CheckIcon } from '../../icons';
import { media, token } from '../../theme';
import { goalTileText } from './goalTile.messages';

export type GoalTileProps = {
  href: string;
  title: string;
  /** It is one of the member's own goals. */
  mine?: boolean;
  /** "34 salons" */
  meta?: ReactNode;
};

const MAX_TITLE_LENGTH = 50;

/** A goal to explore: a ruled line that leads on. */
export function GoalTile({ href, title, mine = false, meta }: GoalTileProps) {
  const shown = truncate(title, MAX_TITLE_LENGTH);
  return (
    <Anchor href={href}>
      <Title title={shown === title ? undefined : title}>{shown}</Title>
      {(mine || meta) && (
        <Facts>
          {mine && (
            <Mine>
              <CheckIcon size={16} />
              {goalTileText.mine}
            </Mine>
          )}
          {meta && <span>{meta}</span>}
        </Facts>
      )}
      <ArrowUpRightIcon size={20} />
    </Anchor>
  );
}

/** Goals three across, two, one. Holds `<li>`s. */
export const Goals = styled.ul.attrs({ className: 'goals' })`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  column-gap: ${token.space[24]};

  ${media.upTo(900)} {
    grid-template-columns: 1fr 1fr;
  }

  ${media.under(600)} {
    grid-template-columns: 1fr;
  }
`;

const Title = styled.span`
  font: ${token.weight.serif} ${token.text[20]} / ${token.leading.snug} ${token.font.serif};
`;

const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[4]} ${token.space[16]};
  font-size: ${token.text[14]};
  color: ${token.color.ink3};
`;

const Mine = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[4]};
  color: ${token.color.accent};
  font-weight: ${token.weight.strong};
`;

const Anchor = styled.a`
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${token.space[16]};
  height: 100%;
  min-height: 116px;
  padding: ${token.space[16]} 44px ${token.space[16]} 0;
  border-top: 1px solid ${token.color.control};
  color: ${token.color.ink};
  text-decoration: none;

  & > svg {
    position: absolute;
    top: ${token.space[16]};
    right: 0;
    color: ${token.color.ink3};
    transition: translate ${token.motion.base} ${token.ease};
  }

  &:hover {
    border-color: ${token.color.accent};
    color: ${token.color.accent};
  }

  &:hover > svg {
    translate: 2px -2px;
    color: ${token.color.accent};
  }

  ${media.under(600)} {
    gap: ${token.space[8]};
    min-height: 0;
  }
`;
