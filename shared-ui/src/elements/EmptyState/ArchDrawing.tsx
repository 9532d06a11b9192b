import styled from 'styled-components';
import { token } from '../../theme';

/** What is drawn in the arch: a light, lines of a page, a door ajar, a bar across. */
export type Drawing = 'seat' | 'results' | 'door' | 'closed';

export type ArchDrawingProps = { drawing?: Drawing };

const inside = {
  seat: <circle cx="44" cy="60" r="8" fill="currentColor" stroke="none" />,
  results: <path d="M30 70h28M30 78h28" />,
  door: <path d="M44 50v37" />,
  closed: <path d="M30 66h28" />,
};

/** The arch drawn in empty and closed states. */
export function ArchDrawing({ drawing = 'seat' }: ArchDrawingProps) {
  return (
    <Arch viewBox="0 0 88 88" aria-hidden="true">
      <path d="M16 88V44a28 28 0 0 1 56 0v44" />
      <path d="M26 88V46a18 18 0 0 1 36 0v42" opacity=".45" />
      {inside[drawing]}
      <path d="M4 87.2h80" />
    </Arch>
  );
}

const Arch = styled.svg`
  width: 88px;
  height: 88px;
  margin-bottom: ${token.space[4]};
  color: ${token.color.accent};
  fill: none;
  stroke: currentcolor;
  stroke-width: 1.6;
`;
