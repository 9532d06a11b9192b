import type { ComponentPropsWithRef } from 'react';
import styled, { css } from 'styled-components';
import { ArrowLeftIcon } from '../../icons';
import { token } from '../../theme';

export type TextLinkProps = ComponentPropsWithRef<'a'> & {
  href: string;
  /** `more` stands alone ("View All"), `back` leads up ("← Upcoming Events"), `quiet` takes the colour around it. */
  look?: 'inline' | 'more' | 'back' | 'quiet';
};

/** A plain link. The shell turns presses on its own addresses into navigation; nothing here knows a router. */
export function TextLink({ look = 'inline', children, ...rest }: TextLinkProps) {
  return (
    <Anchor {...rest} $look={look}>
      {look === 'back' && <ArrowLeftIcon size={18} />}
      {children}
    </Anchor>
  );
}

/** A button that reads as a link: "Show More", "Retry". */
export const TextButton = styled.button.attrs({ type: 'button' })`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: ${token.space[4]};
  min-width: 24px;
  min-height: 44px;
  color: ${token.color.accent};
  font-weight: ${token.weight.strong};
  white-space: nowrap;
  text-underline-offset: 0.2em;

  &:hover {
    text-decoration: underline;
  }
`;

/* It leads on, as nothing on paper does. */
const alone = css`
  @media print {
    display: none;
  }

  display: inline-flex;
  align-items: center;
  min-height: 44px;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
    text-decoration-thickness: 1px;
  }
`;

const looks = {
  inline: null,
  more: css`
    ${alone}
    flex: none;
    gap: ${token.space[4]};
    font-weight: ${token.weight.strong};
    white-space: nowrap;
  `,
  back: css`
    ${alone}
    gap: ${token.space[8]};
    color: ${token.color.ink2};
  `,
  quiet: css`
    color: inherit;
    text-decoration: none;

    &:hover {
      color: ${token.color.accent};
      text-decoration: underline;
    }
  `,
};

const Anchor = styled.a<{ $look: keyof typeof looks }>`
  ${({ $look }) => looks[$look]}
`;
