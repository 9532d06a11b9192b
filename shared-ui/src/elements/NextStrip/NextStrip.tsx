import type { ReactNode } from 'react';
import styled from 'styled-components';
import { coverUri } from '../../art';
import { media, token } from '../../theme';
import { Dot } from '../Badge/StatusBadge';
import { nextStripText } from './nextStrip.messages';

export type NextStripProps = {
  href: string;
  slug: string;
  title: string;
  thumbnail?: string | null;
  /** "Starts in 2 h" */
  when: ReactNode;
  /** "Today · 9 AM PT (12 PM ET) · 1 h · with Joanna Whitfield" */
  meta: ReactNode;
  /** One button with `look="onBand"`: Join, or Add to Calendar. */
  action: ReactNode;
  /** Below the button: "You are attending". */
  note?: ReactNode;
};

/** The claret band: the member's next salon or session. At most one a page. */
export function NextStrip({ href, slug, title, thumbnail, when, meta, action, note }: NextStripProps) {
  return (
    <Band aria-label={nextStripText.label}>
      <Art>
        <img src={thumbnail || coverUri(slug)} alt="" />
      </Art>
      <Body>
        <When>
          <Dot />
          {when}
        </When>
        <h2>
          <a href={href}>{title}</a>
        </h2>
        <Meta>{meta}</Meta>
      </Body>
      <Act>
        {action}
        {note && <p>{note}</p>}
      </Act>
    </Band>
  );
}

const Band = styled.section`
  --color-focus: ${token.color.bandInk};
  display: grid;
  grid-template-columns: 248px minmax(0, 1fr) auto;
  overflow: hidden;
  border-radius: ${token.radius[12]};
  background: ${token.color.band};
  color: ${token.color.bandInk};

  @media print {
    background: none;

    && * {
      color: ${token.color.ink};
    }
  }

  /* As high with a title of one line as with one of two: nothing below moves when it comes. */
  ${media.upTo(900)} {
    min-height: 198px;
  }

  ${media.under(600)} {
    grid-template-columns: 1fr;
  }
`;

const Art = styled.div`
  position: relative;
  min-height: 152px;

  & > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  ${media.under(600)} {
    min-height: 132px;
  }
`;

const Body = styled.div`
  align-self: center;
  padding: ${token.space[24]} ${token.space[32]};

  & a {
    color: inherit;
    text-decoration: none;

    &:hover {
      text-decoration: underline;
      text-decoration-thickness: 1px;
    }
  }

  ${media.under(600)} {
    padding: ${token.space[16]} ${token.space[16]} 0;
  }
`;

const When = styled.p`
  display: flex;
  align-items: center;
  gap: ${token.space[8]};
  margin-bottom: ${token.space[8]};
  color: ${token.color.lamp};
  font-size: ${token.text[14]};
  font-weight: ${token.weight.strong};
`;

const Meta = styled.p`
  margin-top: ${token.space[8]};
  color: ${token.color.bandInk2};
  font-size: ${token.text[14]};
`;

const Act = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${token.space[8]};
  padding: ${token.space[24]} ${token.space[24]} ${token.space[24]} 0;
  color: ${token.color.bandInk2};
  font-size: ${token.text[14]};

  & > a,
  & > button {
    font-size: ${token.text[16]};
  }

  ${media.under(600)} {
    justify-items: stretch;
    padding: ${token.space[16]};
    text-align: center;
  }

  @media print {
    display: none;
  }
`;
