import styled, { css } from 'styled-components';
import { media, token } from '../../theme';

/** The page's width: 1240 with gutters; `narrow` is 640 for wizards and sign-in. */
export const Container = styled.div<{ $narrow?: boolean }>`
  width: 100%;
  max-width: calc(
    ${({ $narrow }) => ($narrow ? token.containerNarrow : token.container)} + 2 * ${token.gutter}
  );
  margin-inline: auto;
  padding-inline: ${token.gutter};
`;

/** Width and spacing of a page below its top bar. */
export const PageFrame = styled(Container)`
  padding-block: ${token.space[32]} ${token.space[64]};
`;

/** Content in 8 columns and a panel in 4 from 1070 px; the panel (its second child) stays in view. */
export const Split = styled.div`
  display: grid;
  gap: ${token.space[32]};
  grid-template-columns: minmax(0, 1fr);

  ${media.from(1070)} {
    grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
    gap: ${token.space[48]};
    align-items: start;

    & > :nth-child(2) {
      position: sticky;
      top: calc(${token.topbar} + ${token.space[24]});
    }
  }
`;

/** Things below each other. */
export const Stack = styled.div<{ $gap?: keyof typeof token.space }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap = 16 }) => token.space[$gap]};
`;

/** Things beside each other, wrapping. */
export const Row = styled.div<{ $gap?: keyof typeof token.space; $between?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ $gap = 12 }) => token.space[$gap]};
  ${({ $between }) => $between && 'justify-content: space-between;'}
`;

/** Facts below each other, each with its icon. */
export const Facts = styled.ul`
  display: grid;
  gap: ${token.space[12]};

  & > li {
    display: flex;
    align-items: flex-start;
    gap: ${token.space[12]};
  }

  & svg {
    flex: none;
    width: 20px;
    height: 20px;
    margin-top: 2px;
    color: ${token.color.ink2};
  }
`;

/** Paper with a hairline: for a thing with its own controls. `$link` lifts on hover. */
export const Card = styled.div<{ $padded?: boolean; $link?: boolean }>`
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius[12]};
  background: ${token.color.card};

  ${({ $padded }) =>
    $padded &&
    css`
      padding: ${token.space[24]};

      ${media.under(600)} {
        padding: ${token.space[16]};
      }
    `}

  ${({ $link }) =>
    $link &&
    css`
      transition:
        box-shadow ${token.motion.base} ${token.ease},
        border-color ${token.motion.base} ${token.ease};

      &:hover {
        border-color: ${token.color.control};
        box-shadow: ${token.shadow.hover};
      }
    `}
`;
