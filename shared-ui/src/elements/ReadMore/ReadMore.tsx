import { useEffect, useId, useState } from 'react';
import { flushSync } from 'react-dom';
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

/** Long text: the first characters and an ellipsis, with Read More / Hide; whole on paper. Line breaks are kept. */
export function ReadMore({ text, limit = 500, less = readMoreText.less }: ReadMoreProps) {
  const [open, setOpen] = useState(false);
  const isWhole = useIsPrinted() || open;
  const id = useId();
  if (text.length <= limit) return <Words>{text}</Words>;
  return (
    <div>
      <Words id={id}>{isWhole ? text : truncate(text, limit)}</Words>
      <TextButton aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {open ? less : readMoreText.more}
        <Arrow size={16} $open={open} />
      </TextButton>
    </div>
  );
}

/** Whether the page is being printed. Drawn before the event is over, as the paper is taken right after it. */
function useIsPrinted(): boolean {
  const [isPrinted, setPrinted] = useState(false);
  useEffect(() => {
    const follow = ({ type }: Event) => flushSync(() => setPrinted(type === 'beforeprint'));
    addEventListener('beforeprint', follow);
    addEventListener('afterprint', follow);
    return () => {
      removeEventListener('beforeprint', follow);
      removeEventListener('afterprint', follow);
    };
  }, []);
  return isPrinted;
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
