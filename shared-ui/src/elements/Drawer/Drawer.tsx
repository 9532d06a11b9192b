import { type ReactNode, useId } from 'react';
import styled, { keyframes } from 'styled-components';
import { XIcon } from '../../icons';
import { media, token } from '../../theme';
import { IconButton } from '../Button/IconButton';
import { useDialog } from '../Dialog/useDialog';
import { dialogText } from '../Dialog/dialog.messages';

export type DrawerProps = {
  open: boolean;
  /** Esc, the cross, or a press beside it. Set `open` to false here. */
  onClose: () => void;
  title: ReactNode;
  /** The edge that it slides in from. */
  side?: 'start' | 'end';
  /** At the end of the title's line, before the cross: "Clear All". */
  tools?: ReactNode;
  /** Always in reach below what scrolls: the buttons, the main one last. */
  actions?: ReactNode;
  children?: ReactNode;
};

/** A modal from the side for what needs the page's height: filters, an editor, navigation. All of the screen up to 600 px. */
export function Drawer({ open, onClose, title, side = 'end', tools, actions, children }: DrawerProps) {
  const modal = useDialog({ open, onClose });
  const titleId = useId();
  return (
    <Frame {...modal} aria-labelledby={titleId} $side={side}>
      {open && (
        <>
          <Head>
            <h2 id={titleId}>{title}</h2>
            {tools}
            <IconButton label={dialogText.close} icon={<XIcon />} onClick={onClose} />
          </Head>
          <Body>{children}</Body>
          {actions && <Foot>{actions}</Foot>}
        </>
      )}
    </Frame>
  );
}

const arrive = keyframes`
  from { opacity: 0; translate: var(--from) 0; }
`;

const fade = keyframes`
  from { opacity: 0; }
`;

const Frame = styled.dialog<{ $side: 'start' | 'end' }>`
  --from: ${({ $side }) => ($side === 'end' ? '32px' : '-32px')};
  grid-template-rows: auto minmax(0, 1fr) auto;
  width: 420px;
  max-width: 100%;
  height: 100dvh;
  max-height: none;
  margin: ${({ $side }) => ($side === 'end' ? '0 0 0 auto' : '0 auto 0 0')};
  padding: 0;
  overflow: hidden;
  border: 0;
  background: ${token.color.card};
  color: ${token.color.ink};
  box-shadow: ${token.shadow.float};
  overscroll-behavior: contain;

  &[open] {
    display: grid;
    animation: ${arrive} ${token.motion.base} ${token.ease};
  }

  &::backdrop {
    background: ${token.color.scrim};
    animation: ${fade} ${token.motion.base} ${token.ease};
  }

  ${media.upTo(600)} {
    width: 100%;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[12]};
  padding: ${token.space[12]} ${token.space[12]} ${token.space[12]} ${token.space[24]};
  border-bottom: 1px solid ${token.color.line};

  & > h2 {
    flex: 1;
    min-width: 0;
    font-size: ${token.text[24]};
    line-height: ${token.leading.snug};
  }

  ${media.upTo(600)} {
    padding-left: ${token.space[16]};
  }
`;

const Body = styled.div`
  padding: ${token.space[16]} ${token.space[24]};
  overflow-y: auto;
  overscroll-behavior: contain;

  ${media.upTo(600)} {
    padding-inline: ${token.space[16]};
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${token.space[12]};
  padding: ${token.space[12]} ${token.space[24]};
  border-top: 1px solid ${token.color.line};

  ${media.upTo(600)} {
    padding-inline: ${token.space[16]};

    & > * {
      flex: 1;
    }
  }
`;
