import type { CSSProperties } from 'react';
import styled from 'styled-components';
import { dataUri, initials } from '../../art';
import { monogramGround } from '../../art/monogram';
import { token } from '../../theme';

export type AvatarProps = {
  name: string;
  /** Address of the picture; without one, initials are shown. */
  picture?: string | null;
  /** px. From 96 on it is the house arch, a little taller than wide. */
  size?: number;
  /** The person's name, when nothing beside the picture says it. */
  alt?: string;
  className?: string;
};

/** A member's, host's or coach's portrait. */
export function Avatar({ name, picture, size = 48, alt = '', className }: AvatarProps) {
  const arch = size >= 96;
  const sized = { '--avatar': `${size}px` } as CSSProperties;
  if (picture) {
    return (
      <Frame className={className} $arch={arch} style={sized}>
        <img src={picture} alt={alt} width={size} height={size} loading="lazy" decoding="async" />
      </Frame>
    );
  }
  const { light, markup } = monogramGround(name);
  const described = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  return (
    <Frame className={className} $arch={arch} style={sized} {...described}>
      <img src={dataUri(markup)} alt="" width={size} height={size} />
      <Letters style={{ color: light }} data-letters={initials(name)} />
    </Frame>
  );
}

/** The same in the arch at any size, for a person's own page and for category tiles. */
export function ArchPortrait({ size = 160, ...rest }: AvatarProps) {
  return <Avatar size={Math.max(size, 96)} {...rest} />;
}

const Frame = styled.span<{ $arch: boolean }>`
  position: relative;
  flex: none;
  display: inline-block;
  overflow: hidden;
  width: var(--avatar);
  height: ${({ $arch }) => ($arch ? 'calc(var(--avatar) * 1.12)' : 'var(--avatar)')};
  border-radius: ${({ $arch }) => ($arch ? token.radius.arch : '50%')};
  background: ${token.color.sunken};

  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** Drawn, not written: as text they would be part of what a button around them says. */
const Letters = styled.span`
  position: absolute;
  inset: auto 0 30%;
  text-align: center;
  font: ${token.weight.serif} calc(var(--avatar) * 0.275) / 1 ${token.font.serif};

  &::before {
    content: attr(data-letters);
  }
`;
