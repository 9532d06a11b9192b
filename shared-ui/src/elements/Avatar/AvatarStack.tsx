import styled from 'styled-components';
import { token } from '../../theme';
import { Avatar } from './Avatar';

export type AvatarStackProps = {
  people: { name: string; picture?: string | null }[];
  size?: number;
};

/** A few overlapping faces; their names stand beside. */
export function AvatarStack({ people, size = 40 }: AvatarStackProps) {
  return (
    <Faces>
      {people.map((person) => (
        <Avatar key={person.name} size={size} {...person} />
      ))}
    </Faces>
  );
}

const Faces = styled.span`
  display: inline-flex;
  align-items: center;

  & > * {
    box-shadow: 0 0 0 2px ${token.color.card};
  }

  & > * + * {
    margin-left: -10px;
  }
`;
