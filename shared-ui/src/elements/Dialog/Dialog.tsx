import { type ReactNode, useId } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { XIcon } from '../../icons';
import { media, token } from '../../theme';
import { IconButton } from '../Button/IconButton';
import { useDialog } from './useDialog';
import { dialogText } from './dialog.messages';

export type DialogProps = {
  open: boolean;
  /** Esc, the cross, or a press beside it. Set `open` to false here. */
  onClose: () => void;
  title: ReactNode;
  /** A bottom sheet up to 600 px wide, a dialog above. */
  sheet?: boolean;
  /** False for what must be answered (the agreement): no cross, Esc and the backdrop do nothing. */
  dismissible?: boolean;
  /** Buttons at the end, the main one last. */
  actions?: ReactNode;
  /** Above the title. */
  mark?: ReactNode;
  wide?: boolean;
  children?: ReactNode;
};

/** A native modal `<dialog>`: traps focus, restores it, makes the rest inert. */
export function Dialog(props: DialogProps) {
  const {
    open,
    onClose,
    title,
    sheet = false,
    dismissible = true,
    actions,
    mark,
    wide = false,
    children,
  } = props;
  const modal = useDialog({ open, onClose, dismissible });
  const titleId = useId();
  return (
    <Frame {...modal} aria-labelledby={titleId} $sheet={sheet} $wide={wide} $critical={!dismissible}>
      {open && (
        <Paper $sheet={sheet}>
          {mark && <Mark>{mark}</Mark>}
          <Head>
            <h2 id={titleId}>{title}</h2>
            {dismissible && <IconButton label={dialogText.close} icon={<XIcon />} onClick={onClose} />}
          </Head>
          {children}
          {actions && <Actions>{actions}</Actions>}
        </Paper>
      )}
    </Frame>
  );
}

const rise = keyframes`
  from { opacity: 0; translate: 0 12px; }
`;

const fade = keyframes`
  from { opacity: 0; }
`;

const sheetFrame = css`
  ${media.upTo(600)} {
    width: 100%;
    max-width: none;
    margin-bottom: 0;
    border-radius: ${token.radius[12]} ${token.radius[12]} 0 0;
  }
`;

const Frame = styled.dialog<{ $sheet: boolean; $wide: boolean; $critical: boolean }>`
  width: min(100% - 2 * ${token.gutter}, ${({ $wide }) => ($wide ? '800px' : '560px')});
  max-width: none;
  max-height: calc(100dvh - 2 * ${token.gutter});
  margin: auto;
  padding: 0;
  overflow: auto;
  border: 0;
  border-radius: ${token.radius[12]};
  background: ${token.color.card};
  color: ${token.color.ink};
  box-shadow: ${token.shadow.float};
  overscroll-behavior: contain;
  z-index: ${({ $critical }) => ($critical ? token.layer.critical : token.layer.dialog)};

  &[open] {
    animation: ${rise} ${token.motion.base} ${token.ease};
  }

  &::backdrop {
    background: ${token.color.scrim};
    animation: ${fade} ${token.motion.base} ${token.ease};
  }

  ${({ $sheet }) => $sheet && sheetFrame}
`;

const Paper = styled.div<{ $sheet: boolean }>`
  padding: ${token.space[32]};

  ${media.under(600)} {
    padding: ${token.space[24]} ${token.space[16]};
  }

  ${({ $sheet }) =>
    $sheet &&
    css`
      ${media.upTo(600)} {
        padding: ${token.space[8]} ${token.space[16]} ${token.space[16]};

        &::before {
          content: '';
          display: block;
          width: 40px;
          height: 4px;
          margin: 0 auto ${token.space[16]};
          border-radius: 2px;
          background: ${token.color.control};
        }
      }
    `}
`;

const Mark = styled.div`
  margin-bottom: ${token.space[16]};
`;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${token.space[16]};
  margin-bottom: ${token.space[12]};

  & > h2 {
    font-size: ${token.text[24]};
    line-height: ${token.leading.snug};
  }

  & > button {
    margin: -8px -12px 0 0;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${token.space[12]};
  margin-top: ${token.space[32]};

  ${media.under(600)} {
    & > * {
      flex: 1;
    }
  }
`;
