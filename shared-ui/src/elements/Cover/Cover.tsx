import type { ReactNode } from 'react';
import styled from 'styled-components';
import { type CoverOptions, coverTone, coverUri } from '../../art';
import { token } from '../../theme';

export type CoverProps = Pick<CoverOptions, 'composition' | 'palette'> & {
  slug: string;
  /** Address of an own picture; without one the slug's art is drawn. */
  thumbnail?: string | null;
  /** `arch` is a door of 4 to 5. */
  ratio?: '16:9' | '1:1' | 'arch';
  /** Above the fold: fetched at once. */
  eager?: boolean;
  /** Lies over the picture: badge, ring, play. Place them with `CoverCorner`. */
  children?: ReactNode;
  className?: string;
};

/** A cover picture. Decorative: the name stands beside it. */
export function Cover({
  slug,
  thumbnail,
  ratio = '16:9',
  composition,
  palette,
  eager = false,
  children,
  className,
}: CoverProps) {
  const options: CoverOptions = { ratio: ratio === '16:9' ? '16:9' : '1:1', composition, palette };
  return (
    <Frame className={className} $ratio={ratio} style={{ backgroundColor: coverTone(slug, options) }}>
      <img
        src={thumbnail || coverUri(slug, options)}
        alt=""
        width={ratio === '16:9' ? 640 : 480}
        height={ratio === '16:9' ? 360 : 480}
        loading={thumbnail && !eager ? 'lazy' : undefined}
        decoding="async"
      />
      {children}
    </Frame>
  );
}

/** Holds something in a corner of a cover, above the grain. */
export const CoverCorner = styled.span<{ $at: 'top-left' | 'bottom-right' }>`
  position: absolute;
  z-index: 1;
  ${({ $at }) =>
    $at === 'top-left'
      ? `top: ${token.space[12]}; left: ${token.space[12]};`
      : `right: ${token.space[12]}; bottom: ${token.space[12]};`}
`;

const ratios = { '16:9': '16 / 9', '1:1': '1', arch: '4 / 5' };

const Frame = styled.span<{ $ratio: keyof typeof ratios }>`
  position: relative;
  isolation: isolate;
  display: block;
  overflow: hidden;
  aspect-ratio: ${({ $ratio }) => ratios[$ratio]};
  border-radius: ${({ $ratio }) => ($ratio === 'arch' ? token.radius.arch : token.radius[12])};

  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    filter: brightness(var(--cover-light));
  }

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    background: ${token.grain} 0 0 / 64px;
    box-shadow: inset 0 0 0 1px color-mix(in srgb, ${token.color.artInk} 7%, transparent);
    pointer-events: none;
  }
`;
