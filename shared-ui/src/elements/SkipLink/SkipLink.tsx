import styled from 'styled-components';
import { token } from '../../theme';
import { skipLinkText } from './skipLink.messages';

/** First in the page: seen only while it has the focus, leads past the navigation. */
export function SkipLink({
  to = '#main',
  label = skipLinkText.label,
}: {
  to?: `#${string}`;
  label?: string;
}) {
  return <Anchor href={to}>{label}</Anchor>;
}

const Anchor = styled.a`
  position: fixed;
  z-index: ${token.layer.critical};
  top: -100px;
  left: ${token.space[16]};
  padding: ${token.space[12]} ${token.space[24]};
  border-radius: ${token.radius[8]};
  background: ${token.color.accent};
  color: ${token.color.onAccent};
  font-weight: ${token.weight.strong};

  &:focus {
    top: ${token.space[12]};
    color: ${token.color.onAccent};
  }
`;
