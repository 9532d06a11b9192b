import { useId, useState } from 'react';
import styled from 'styled-components';
import { truncate } from '../../format/text';
import { ChevronDownIcon } from '../../icons';
import { token } from '../../theme';
import { TextButton } from '../TextLink/TextLink';
import { readMoreText } from './readMore.messages';

export type ReadMoreProps = {
  text: string;
  /** Characters shown before an ellipsis; 500 unless the specification says another number. */
  limit?: number;
  /** On the button once it is open. */
  less?: string;
};

/** Long text: the first characters and an ellipsis, with Read More / Hide. Line breaks are kept. */
export function ReadMore({ text, limit = 500, less = readMoreText.less }: ReadMoreProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  if (text.length <= limit) return <Words>{text}</Words>;
  return (
    <div>
      <Words id={id}>{open ? text : truncate(text, limit)}</Words>
      <TextButton aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {open ? less : readMoreText.more}
        <Arrow size={16} $open={open} />
      </TextButton>
    </div>
  );
}

const Words = styled.p`
  max-width: ${token.measure};
  text-wrap: pretty;
  white-space: pre-line;
`;

const Arrow = styled(ChevronDownIcon)<{ $open: boolean }>`
  transition: rotate ${token.motion.base} ${token.ease};
  ${({ $open }) => $open && 'rotate: 180deg;'}
`;
