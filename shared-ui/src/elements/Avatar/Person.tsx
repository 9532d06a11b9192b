import type { ReactNode } from 'react';
import styled from 'styled-components';
import { truncate } from '../../format';
import { token } from '../../theme';
import { Avatar } from './Avatar';

export type PersonProps = {
  name: string;
  picture?: string | null;
  /** "Host · General Partner, Larkspur Capital" */
  role?: ReactNode;
  size?: number;
  /** Link target of the name. */
  href?: string;
  /** Characters of the name that are shown; screen readers get all of it. */
  nameLength?: number;
};

/** Portrait, name and role on one line. */
export function Person({ name, picture, role, size = 64, href, nameLength }: PersonProps) {
  const shown = nameLength === undefined ? name : truncate(name, nameLength);
  const whole = shown === name ? undefined : name;
  return (
    <Line>
      <Avatar name={name} picture={picture} size={size} />
      <Words>
        <Name title={whole}>
          {href ? (
            <a href={href} aria-label={whole}>
              {shown}
            </a>
          ) : (
            shown
          )}
        </Name>
        {role && <Role>{role}</Role>}
      </Words>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[12]};
  min-width: 0;
`;

const Words = styled.div`
  min-width: 0;
`;

const Name = styled.p`
  font-weight: ${token.weight.strong};
  line-height: 1.35;

  & > a {
    color: inherit;
    text-decoration: none;

    &:hover {
      color: ${token.color.accent};
      text-decoration: underline;
    }
  }
`;

const Role = styled.p`
  font-size: ${token.text[14]};
  line-height: 1.4;
  color: ${token.color.ink2};
`;
