import type { ReactNode } from 'react';
import styled from 'styled-components';
import { CircleAlertIcon, CircleCheckIcon, HourglassIcon, InfoIcon } from '../../icons';
import { token } from '../../theme';

type NoticeTone = 'slate' | 'amber' | 'verdigris' | 'vermilion';

export type NoticeProps = {
  tone?: NoticeTone;
  icon?: ReactNode;
  /** The first words, strong. */
  title?: ReactNode;
  children?: ReactNode;
  /** A `TextButton` or `TextLink look="more"` at its end. */
  action?: ReactNode;
};

/** A sentence beside the thing it is about. Errors are announced assertively, the others politely. */
export function Notice({ tone = 'slate', icon, title, children, action }: NoticeProps) {
  return (
    <Strip $tone={tone} role={tone === 'vermilion' ? 'alert' : 'status'}>
      {icon ?? tones[tone].icon}
      <Words>
        {title && <strong>{title}</strong>} {children}
      </Words>
      {action}
    </Strip>
  );
}

const tones = {
  slate: { fg: token.color.noteFg, bg: token.color.noteBg, icon: <InfoIcon size={20} /> },
  amber: { fg: token.color.waitlistFg, bg: token.color.waitlistBg, icon: <HourglassIcon size={20} /> },
  verdigris: { fg: token.color.goodFg, bg: token.color.goodBg, icon: <CircleCheckIcon size={20} /> },
  vermilion: { fg: token.color.badFg, bg: token.color.badBg, icon: <CircleAlertIcon size={20} /> },
};

const Words = styled.p`
  flex: 1;

  & > strong {
    font-weight: ${token.weight.strong};
  }
`;

const Strip = styled.div<{ $tone: NoticeTone }>`
  display: flex;
  align-items: flex-start;
  gap: ${token.space[12]};
  padding: ${token.space[16]};
  border-radius: ${token.radius[12]};
  background: ${({ $tone }) => tones[$tone].bg};
  color: ${({ $tone }) => tones[$tone].fg};

  & > svg {
    flex: none;
    margin-top: 2px;
  }

  & > a,
  & > button {
    margin-block: -10px;
    color: inherit;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;
