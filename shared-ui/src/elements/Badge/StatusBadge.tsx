import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { token } from '../../theme';

/** Claret marks the member's own, amber waits, verdigris confirms, slate informs, vermilion fails; plain states a fact. */
export type Tone = 'claret' | 'amber' | 'verdigris' | 'slate' | 'vermilion' | 'plain';

export type StatusBadgeProps = {
  tone?: Tone;
  icon?: ReactNode;
  /** On a picture: an opaque background keeps it readable on any colour. */
  onArt?: boolean;
  /** The text: colour alone never carries the meaning. */
  children: ReactNode;
};

/** A status label; not interactive. */
export function StatusBadge({ tone = 'plain', icon, onArt = false, children }: StatusBadgeProps) {
  return (
    <Pill $tone={tone} $onArt={onArt}>
      {icon}
      {children}
    </Pill>
  );
}

/** Before a word where an icon would be too much: "● Live now". */
export const Dot = styled.span.attrs({ 'aria-hidden': true })`
  flex: none;
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background: currentcolor;
`;

const tones: Record<Tone, { fg: string; bg: string }> = {
  claret: { fg: token.color.accent, bg: token.color.tint },
  amber: { fg: token.color.waitlistFg, bg: token.color.waitlistBg },
  verdigris: { fg: token.color.goodFg, bg: token.color.goodBg },
  slate: { fg: token.color.noteFg, bg: token.color.noteBg },
  vermilion: { fg: token.color.badFg, bg: token.color.badBg },
  plain: { fg: token.color.ink2, bg: token.color.sunken },
};

const Pill = styled.span<{ $tone: Tone; $onArt: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 28px;
  padding: 2px 10px;
  border-radius: ${token.radius.pill};
  font-size: ${token.text[14]};
  font-weight: ${token.weight.strong};
  line-height: 1.3;
  white-space: nowrap;
  background: ${({ $tone }) => tones[$tone].bg};
  color: ${({ $tone }) => tones[$tone].fg};

  ${({ $onArt, $tone }) =>
    $onArt &&
    $tone === 'plain' &&
    css`
      background: ${token.color.artPaper};
      color: ${token.color.artInk};
    `}

  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
  }
`;
