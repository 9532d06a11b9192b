import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { type ButtonLook, buttonStyle, type ButtonStyleProps } from './buttonStyle';

export type LinkButtonProps = ComponentPropsWithRef<'a'> & {
  href: string;
  look?: ButtonLook;
  large?: boolean;
  block?: boolean;
  icon?: ReactNode;
};

/** A link that looks like a button. */
export function LinkButton({ look = 'filled', large, block, icon, children, ...rest }: LinkButtonProps) {
  return (
    <Anchor {...rest} $look={look} $large={large} $block={block}>
      {icon}
      {children}
    </Anchor>
  );
}

const Anchor = styled.a<ButtonStyleProps>`
  ${buttonStyle}
`;
