import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { figuresText } from '../figures.messages';
import { pathStyle } from './path';

/** What the lines stand for; `before` is null where there is only one. */
export function Legend({ before }: { before: string | null }) {
  return (
    <List>
      <li>
        <Sample className="now" />
        {figuresText.thisPeriod}
      </li>
      {before !== null && (
        <li>
          <Sample className="before" />
          {before}
        </li>
      )}
    </List>
  );
}

const Sample = ({ className }: { className: string }) => (
  <svg width="28" height="12" viewBox="0 0 28 12" aria-hidden="true">
    <path className={className} d="M0 6H28" />
  </svg>
);

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[4]} ${token.space[24]};
  margin: 0 0 ${token.space[24]};
  padding: 0;
  color: ${token.color.ink2};
  font-size: ${token.text[14]};
  list-style: none;

  & > li {
    display: inline-flex;
    align-items: center;
    gap: ${token.space[8]};
  }

  ${pathStyle}
`;
