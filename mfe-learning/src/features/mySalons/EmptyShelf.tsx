import { BookmarkIcon, LinkButton, RichText } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { mySalonsText } from './mySalons.messages';

/** Before anything was saved: a row of arches, one with a bookmark in it. */
export function EmptyShelf() {
  return (
    <Shelf>
      <svg viewBox="0 0 560 168" aria-hidden="true">
        <path
          d="M24 160V88a44 44 0 0 1 88 0v72M136 160V88a44 44 0 0 1 88 0v72M248 160V60a32 32 0 0 1 64 0v100M336 160V88a44 44 0 0 1 88 0v72M448 160V88a44 44 0 0 1 88 0v72"
          opacity=".38"
        />
        <path d="M0 160h560" />
        <path d="M262 160v-98a18 18 0 0 1 36 0v98l-18-13z" fill="currentColor" stroke="none" />
      </svg>
      <h3>{mySalonsText.nothingSaved}</h3>
      <p>
        <RichText
          text={mySalonsText.howToSave}
          parts={{
            mark: (words) => (
              <Mark>
                <BookmarkIcon size={18} /> {words}
              </Mark>
            ),
          }}
        />
      </p>
      <LinkButton href="/">{mySalonsText.browse}</LinkButton>
    </Shelf>
  );
}

const Shelf = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space[12]};
  padding-block: ${token.space[16]} ${token.space[48]};

  & > svg {
    width: 560px;
    max-width: 100%;
    margin-bottom: ${token.space[12]};
    fill: none;
    stroke: currentcolor;
    stroke-width: 1.6;
    color: ${token.color.accent};
  }

  & > h3 {
    font-size: ${token.text[24]};
  }

  & > p {
    max-width: 52ch;
    color: ${token.color.ink2};
  }

  & > a {
    margin-top: ${token.space[8]};
  }
`;

const Mark = styled.span`
  white-space: nowrap;

  & > svg {
    display: inline;
    vertical-align: -3px;
  }
`;
