import { Notice } from '@athenaeum/shared-ui';
import styled from 'styled-components';

interface NotChangedProps {
  title: string;
  /** One line for each row that stayed as it was: which it is, and why. */
  lines: readonly { id: string; text: string }[];
}

/** The selected rows that a change left as they were. */
export function NotChanged({ title, lines }: NotChangedProps) {
  if (lines.length === 0) return null;
  return (
    <Notice tone="vermilion" title={title}>
      {/* A notice is a paragraph, which cannot hold a list element. */}
      <Lines role="list">
        {lines.map(({ id, text }) => (
          <span key={id} role="listitem">
            {text}
          </span>
        ))}
      </Lines>
    </Notice>
  );
}

const Lines = styled.span`
  display: grid;
`;
