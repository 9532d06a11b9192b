import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { coveringLink, media, token } from '../../theme';
import { Avatar } from '../Avatar/Avatar';
import { Card } from '../Layout/Layout';

export type PersonCardProps = {
  href: string;
  name: string;
  picture?: string | null;
  about?: ReactNode;
  place?: ReactNode;
  /** Right below what is said of the person, whatever the height of the row's other cards. */
  tags?: ReactNode;
  /** Actions, at the card's lower edge. */
  foot?: ReactNode;
  headingLevel?: 2 | 3;
};

/** A person's card: the name's link covers it, the actions in the foot lie above that link. */
export function PersonCard(props: PersonCardProps) {
  const { href, name, picture, about, place, tags, foot, headingLevel = 2 } = props;
  return (
    <Frame as="article" $link>
      <Portrait name={name} picture={picture} size={96} />
      <Body>
        <Name as={`h${headingLevel}`}>
          <a href={href}>{name}</a>
        </Name>
        {about && <About>{about}</About>}
        {place}
        {tags && <Topics>{tags}</Topics>}
      </Body>
      {foot && <Foot>{foot}</Foot>}
    </Frame>
  );
}

const foot = css`
  position: relative;
  z-index: 1;
  justify-self: start;
  display: inline-flex;
  align-items: center;
  gap: ${token.space[8]};
  min-height: 44px;

  & > svg {
    width: 18px;
    height: 18px;
  }
`;

/** An action on the person: "Connect". */
export const CardAction = styled.button.attrs({ type: 'button' })`
  ${foot}
  color: ${token.color.accent};
  font-weight: ${token.weight.strong};

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

/** The state of the connection instead: "Connected", "Requested". */
export const CardState = styled.span`
  ${foot}
  color: ${token.color.ink2};
`;

export const PersonPlace = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  margin-top: ${token.space[8]};
  font-size: ${token.text[14]};
  color: ${token.color.ink3};
`;

const Portrait = styled(Avatar)`
  ${media.under(600)} {
    --avatar: 72px !important;
  }
`;

const Body = styled.div`
  flex: 1;
  min-width: 0;
  margin-top: ${token.space[16]};

  ${media.under(600)} {
    margin: 0;
  }
`;

const Name = styled.h2`
  font-size: ${token.text[24]};
  line-height: 1.2;
  letter-spacing: 0;

  & > a {
    color: ${token.color.ink};
    ${coveringLink}

    &::after {
      border-radius: ${token.radius[12]};
    }
  }

  ${media.under(600)} {
    font-size: ${token.text[20]};
  }
`;

const About = styled.div`
  margin-top: ${token.space[4]};
  color: ${token.color.ink2};
`;

const Topics = styled.div`
  margin-top: ${token.space[12]};
`;

const Foot = styled.div`
  display: grid;
  gap: ${token.space[8]};
  margin-top: ${token.space[16]};

  ${media.under(600)} {
    grid-column: 2;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    margin-top: ${token.space[12]};
  }
`;

const Frame = styled(Card)`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: start;
  height: 100%;
  padding: ${token.space[24]};

  &:hover ${Name} > a {
    color: ${token.color.accent};
  }

  &:has(${Name} > a:focus-visible) {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }

  ${media.under(600)} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: ${token.space[16]};
    padding: ${token.space[16]};
  }
`;
