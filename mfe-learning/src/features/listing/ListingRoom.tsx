import { Container, LinkButton, PageFrame, PlayIcon, TextLink } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { listingText } from './listing.messages';
import { ROOM_TONES, type RoomTone } from './roomTones';

interface ListingRoomProps {
  tone: RoomTone;
  /** What it is: "Category". */
  kind: string;
  title: string;
  lead?: ReactNode;
  /** Who chose it. */
  note?: ReactNode;
  /** How much there is, with a line kept for it until that is known. */
  counts: string | undefined;
  /** Address of the first recording: null when there is none, undefined until that is known. */
  first: string | null | undefined;
  back: { href: string; label: string };
  /** What else can be done with it. */
  children?: ReactNode;
}

/** The head of a category, a goal or a collection, from edge to edge: its name before an arch in its own light. */
export function ListingRoom({
  tone,
  kind,
  title,
  lead,
  note,
  counts,
  first,
  back,
  children,
}: ListingRoomProps) {
  return (
    <Room $tone={tone}>
      <Arch />
      <Floor />
      <Inside>
        <TextLink look="back" href={back.href}>
          {back.label}
        </TextLink>
        <Words>
          <p>{kind}</p>
          <h1 tabIndex={-1}>{title}</h1>
          {lead && <Lead>{lead}</Lead>}
          {note && <Note>{note}</Note>}
          <Note>{counts ?? '\u00a0'}</Note>
          <Act $hasMore={Boolean(children)}>
            {first && (
              <LinkButton icon={<PlayIcon />} href={first}>
                {listingText.start}
              </LinkButton>
            )}
            {/* Not before it is known what stands before it: it would move. */}
            {first !== undefined && children}
          </Act>
        </Words>
      </Inside>
    </Room>
  );
}

function Arch() {
  return (
    <Drawing viewBox="0 0 2400 480" aria-hidden="true">
      <circle cx="1200" cy="330" r="980" fill="var(--glow-1)" />
      <circle cx="1200" cy="330" r="420" fill="var(--glow-2)" />
      <path d="M960 480V270a240 240 0 0 1 480 0v210z" fill="var(--ring-1)" />
      <path d="M1000 480V270a200 200 0 0 1 400 0v210z" fill="var(--ring-2)" />
      <path d="M1040 480V270a160 160 0 0 1 320 0v210z" fill="var(--ring-3)" />
      <path d="M1076 480V270a124 124 0 0 1 248 0v210z" fill="var(--door)" />
      <path d="M1150 406a50 50 0 0 1 100 0z" fill="var(--sun)" />
      <path d="M1076 406h248v74h-248z" fill="var(--ring-2)" />
      <path
        d="M1168 422h64M1178 438h44M1188 454h24"
        stroke="var(--sun)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </Drawing>
  );
}

const dark = css<{ $tone: RoomTone }>`
  --sky: color-mix(in srgb, var(--deep) 46%, ${token.color.page});
  --glow-1: color-mix(in srgb, var(--deep) 62%, ${token.color.page});
  --glow-2: color-mix(in srgb, var(--ring-1) 42%, ${token.color.page});
  --ring-2: color-mix(in srgb, var(--deep) 80%, #000);
  --floor: color-mix(in srgb, var(--deep) 70%, #000);
  --spill: 0.28;
`;

const Room = styled.header<{ $tone: RoomTone }>`
  ${({ $tone }) => {
    const { sky, dusk, stone, lit, warm, deep, light } = ROOM_TONES[$tone];
    return css`
      --deep: ${deep};
      --light: ${light};
      --sky: color-mix(in srgb, ${sky} 58%, ${token.color.page});
      --glow-1: color-mix(in srgb, ${sky} 82%, ${token.color.page});
      --glow-2: color-mix(in srgb, ${dusk} 36%, var(--glow-1));
      --ring-1: ${stone};
      --ring-2: ${deep};
      --ring-3: ${lit};
      --door: color-mix(in srgb, ${light} 70%, ${sky});
      --sun: color-mix(in srgb, ${warm} 55%, ${light});
      --floor: color-mix(in srgb, ${stone} 36%, ${dusk});
      --spill: 0.85;
    `;
  }}

  :root[data-theme='dark'] & {
    ${dark}
  }

  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) & {
      ${dark}
    }
  }

  --middle: calc(50% + 340px);
  position: relative;
  isolation: isolate;
  overflow: hidden;
  background: var(--sky);

  ${media.upTo(1240)} {
    --middle: 74%;
  }

  ${media.upTo(900)} {
    --middle: 50%;
  }
`;

const Drawing = styled.svg`
  position: absolute;
  z-index: -1;
  bottom: 56px;
  left: var(--middle);
  translate: -50% 0;
  width: 2400px;
  max-width: none;
  height: 480px;

  ${media.upTo(900)} {
    bottom: 40px;
    width: 1000px;
    height: 200px;
    overflow: visible;
  }
`;

/** The floor, and the light that falls out of the door on it. */
const Floor = styled.div`
  position: absolute;
  z-index: -1;
  inset: auto 0 0;
  height: 56px;
  background: var(--floor);

  &::after {
    content: '';
    position: absolute;
    top: 0;
    left: var(--middle);
    translate: -50% 0;
    width: 640px;
    height: 100%;
    opacity: var(--spill);
    background: linear-gradient(var(--light), color-mix(in srgb, var(--light) 40%, transparent));
    clip-path: polygon(30.6% 0, 69.4% 0, 100% 100%, 0 100%);
  }

  ${media.upTo(900)} {
    height: 40px;

    &::after {
      width: 280px;
    }
  }
`;

const Inside = styled(Container)`
  display: flex;
  flex-direction: column;
  min-height: 536px;
  padding-block: ${token.space[24]} 88px;

  ${media.upTo(900)} {
    min-height: 0;
    padding-block: ${token.space[16]} 260px;
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${token.space[8]};
  max-width: 560px;
  margin-block: auto;

  & > p:first-child {
    color: ${token.color.ink2};
    font: italic ${token.weight.serif} ${token.text[20]} / 1.2 ${token.font.serif};
  }

  & > h1 {
    overflow-wrap: anywhere;
  }

  & > h1:focus {
    outline: none;
  }

  ${media.upTo(1240)} {
    max-width: 46%;
  }

  ${media.upTo(900)} {
    max-width: none;
    margin-block: ${token.space[8]} 0;
  }
`;

const Lead = styled.p`
  max-width: 44ch;
  color: ${token.color.ink};
  font: ${token.weight.serif} ${token.text[20]} / 1.4 ${token.font.serif};
`;

const Note = styled.p`
  color: ${token.color.ink2};
  font-size: ${token.text[14]};

  &::first-letter {
    text-transform: uppercase;
  }
`;

const Act = styled.div<{ $hasMore: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  gap: ${token.space[12]};
  min-height: 44px;
  margin-top: ${token.space[8]};

  /* On a phone each has a line of its own. */
  ${({ $hasMore }) =>
    $hasMore &&
    css`
      ${media.under(500)} {
        display: grid;
        min-height: calc(2 * 44px + ${token.space[12]});
      }
    `}
`;

/** What is below the room, whose first section keeps the distance. */
export const BelowRoom = styled(PageFrame)`
  padding-top: 0;
`;
