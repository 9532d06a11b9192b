import { TextLink } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { ROOM_TONES, type RoomTone } from './roomTones';

interface ListingRoomProps {
  tone: RoomTone;
  /** What it is: "Category". */
  kind: string;
  title: string;
  lead?: ReactNode;
  /** Who chose it, or how much there is. */
  note?: ReactNode;
  back?: { href: string; label: string };
}

/** The head of a category, a goal or a collection: its name before an arch in its own light. */
export function ListingRoom({ tone, kind, title, lead, note, back }: ListingRoomProps) {
  return (
    <Room $tone={tone}>
      <Arch />
      <Floor />
      {back && (
        <TextLink look="back" href={back.href}>
          {back.label}
        </TextLink>
      )}
      <Words>
        <p>{kind}</p>
        <h1 tabIndex={-1}>{title}</h1>
        {lead && <Lead>{lead}</Lead>}
        {note && <Note>{note}</Note>}
      </Words>
    </Room>
  );
}

function Arch() {
  return (
    <Drawing viewBox="0 0 1240 424" aria-hidden="true">
      <circle cx="930" cy="300" r="620" fill="var(--glow-1)" />
      <circle cx="930" cy="300" r="360" fill="var(--glow-2)" />
      <path d="M722 424V232a208 208 0 0 1 416 0v192z" fill="var(--ring-1)" />
      <path d="M758 424V232a172 172 0 0 1 344 0v192z" fill="var(--ring-2)" />
      <path d="M792 424V232a138 138 0 0 1 276 0v192z" fill="var(--ring-3)" />
      <path d="M824 424V232a106 106 0 0 1 212 0v192z" fill="var(--door)" />
      <path d="M886 356a44 44 0 0 1 88 0z" fill="var(--sun)" />
      <path d="M824 356h212v68H824z" fill="var(--ring-2)" />
      <path d="M902 370h56M911 384h38" stroke="var(--sun)" strokeWidth="3" strokeLinecap="round" />
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

  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  min-height: 480px;
  margin-bottom: ${token.space[48]};
  padding: ${token.space[24]} ${token.space[48]} 88px;
  border-radius: ${token.radius[12]};
  background: var(--sky);

  ${media.upTo(900)} {
    min-height: 0;
    margin-bottom: ${token.space[32]};
    padding: ${token.space[16]} ${token.space[16]} 228px;
  }
`;

const Drawing = styled.svg`
  position: absolute;
  z-index: -1;
  right: 0;
  bottom: 56px;
  width: 1240px;
  max-width: none;
  height: 424px;

  ${media.upTo(900)} {
    right: auto;
    bottom: 40px;
    left: calc(50% - 930px * 0.42);
    width: calc(1240px * 0.42);
    height: calc(424px * 0.42);
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
    right: 20px;
    width: 580px;
    height: 100%;
    opacity: var(--spill);
    background: linear-gradient(var(--light), color-mix(in srgb, var(--light) 40%, transparent));
    clip-path: polygon(31.7% 0, 68.3% 0, 100% 100%, 0 100%);
  }

  ${media.upTo(900)} {
    height: 40px;

    &::after {
      right: auto;
      left: calc(50% - 122px);
      width: 244px;
    }
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${token.space[8]};
  max-width: 520px;
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
