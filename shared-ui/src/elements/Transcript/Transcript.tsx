import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { ChevronDownIcon, ChevronUpIcon } from '../../icons';
import { media, token } from '../../theme';
import { IconButton } from '../Button/IconButton';
import { Chip } from '../Chip/Chip';
import { Card } from '../Layout/Layout';
import { Meta } from '../Layout/Text';
import { SearchField } from '../SearchField/SearchField';
import { findHits } from './findHits';
import { TranscriptLine } from './TranscriptLine';
import { usePlayingCue } from './usePlayingCue';
import { transcriptText } from './transcript.messages';

export type Cue = {
  /** Seconds. */
  start: number;
  text: string;
};

export type TranscriptProps = {
  cues: readonly Cue[];
  /** What it follows and seeks: `ref={setVideo}` of a `VideoPlayer`. */
  video: HTMLVideoElement | null;
  headingLevel?: 2 | 3;
  /** Index of the line that a link leads to: brought into view, and marked. */
  asked?: number;
  /** Told of the line that is pressed. */
  onPress?: (line: number) => void;
};

/** A recording's transcript: searchable, a press on a line plays from it, and it follows the playback until the member scrolls away. */
export function Transcript({ cues, video, headingLevel = 2, asked = -1, onPress }: TranscriptProps) {
  const titleId = useId();
  const lines = useRef<HTMLOListElement>(null);
  const playing = usePlayingCue(video, cues);
  const [isFollowing, setFollowing] = useState(true);
  const [stop, setStop] = useState(0);
  const [term, setTerm] = useState('');
  const [at, setAt] = useState(0);
  const hits = cues.flatMap(({ text }, line) => findHits(text, term).map((_, nth) => ({ line, nth })));
  const hit = hits[at];

  const bring = (index: number) => bringIntoView(lines.current, index);
  useEffect(() => {
    if (isFollowing && playing >= 0) bring(playing);
  }, [isFollowing, playing]);

  const isThere = asked >= 0 && asked < cues.length;
  const [shownFor, setShownFor] = useState(-1);
  if (isThere && shownFor !== asked) {
    setShownFor(asked);
    setStop(asked);
  }
  useEffect(() => {
    if (!isThere) return;
    bring(asked);
    lines.current?.children[asked]?.scrollIntoView({ block: 'center' });
  }, [isThere, asked]);

  const search = (next: string) => {
    setTerm(next);
    setAt(0);
    const first = cues.findIndex(({ text }) => findHits(text, next).length > 0);
    if (first >= 0) show(first);
  };
  const step = (by: 1 | -1) => {
    if (hits.length === 0) return;
    const next = (at + by + hits.length) % hits.length;
    setAt(next);
    show(hits[next]!.line);
  };
  const show = (line: number) => {
    setFollowing(false);
    setStop(line);
    bring(line);
  };
  const play = (line: number) => {
    setStop(line);
    setFollowing(true);
    onPress?.(line);
    if (!video) return;
    video.currentTime = cues[line]!.start;
    void video.play();
  };

  const move = (event: KeyboardEvent) => {
    const to = destination(event.key, stop, cues.length);
    if (to === null) return;
    event.preventDefault();
    setFollowing(false);
    setStop(to);
    buttonsOf(lines.current)[to]?.focus();
  };

  const Heading = `h${headingLevel}` as const;
  return (
    <Panel as="section" aria-labelledby={titleId}>
      <Head>
        <Heading id={titleId}>{transcriptText.title}</Heading>
        <Finder>
          <SearchField
            label={transcriptText.searchLabel}
            placeholder={transcriptText.search}
            maxLength={100}
            value={term}
            onChange={(event) => search(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && step(event.shiftKey ? -1 : 1)}
          />
          <Places>
            <Meta as="span" role="status">
              {term.trim() &&
                (hit ? transcriptText.hitOf({ hit: at + 1, all: hits.length }) : transcriptText.nothingFound)}
            </Meta>
            <IconButton
              label={transcriptText.previous}
              icon={<ChevronUpIcon />}
              disabled={!hit}
              onClick={() => step(-1)}
            />
            <IconButton
              label={transcriptText.next}
              icon={<ChevronDownIcon />}
              disabled={!hit}
              onClick={() => step(1)}
            />
          </Places>
        </Finder>
      </Head>
      <Lines
        ref={lines}
        aria-label={transcriptText.lines}
        onClick={({ target }) => {
          const pressed = buttonsOf(lines.current).findIndex((button) => button.contains(target as Node));
          if (pressed >= 0) play(pressed);
        }}
        onKeyDown={move}
        onWheel={() => setFollowing(false)}
        onTouchMove={() => setFollowing(false)}
      >
        {cues.map((cue, index) => (
          <TranscriptLine
            key={cue.start}
            cue={cue}
            term={term}
            currentMatch={hit?.line === index ? hit.nth : -1}
            isPlaying={index === playing}
            isTabStop={index === stop}
            isLinkTarget={index === asked}
          />
        ))}
      </Lines>
      <Foot>
        <Chip pressed={isFollowing} onClick={() => setFollowing(!isFollowing)}>
          {transcriptText.follow}
        </Chip>
      </Foot>
    </Panel>
  );
}

const buttonsOf = (list: HTMLElement | null) => [...(list?.querySelectorAll('button') ?? [])];

/** Scrolls the lines only, never the page. */
function bringIntoView(list: HTMLElement | null, index: number) {
  const line = list?.children[index];
  if (!list || !(line instanceof HTMLElement)) return;
  list.scrollTop = line.offsetTop - (list.clientHeight - line.offsetHeight) / 2;
}

function destination(key: string, from: number, count: number) {
  if (key === 'ArrowDown') return Math.min(from + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(from - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

/** On wide screens as high as the video beside it, however much is said. */
const Panel = styled(Card)`
  display: flex;
  flex-direction: column;
  min-height: 320px;
  max-height: 520px;
  overflow: hidden;

  ${media.from(1070)} {
    contain: size;
    min-height: 480px;
    max-height: none;
  }

  /* All of it, to read. */
  @media print {
    contain: none;
    min-height: 0;
    max-height: none;
  }
`;

const Head = styled.div`
  display: grid;
  gap: ${token.space[12]};
  padding: ${token.space[16]};
  border-bottom: 1px solid ${token.color.line};

  & > :first-child {
    font-size: ${token.text[20]};
    line-height: ${token.leading.snug};
    letter-spacing: 0;
  }
`;

const Finder = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${token.space[4]};

  & > label {
    flex: 1 1 160px;
  }

  @media print {
    display: none;
  }
`;

const Places = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[4]};
  margin: 0 -8px 0 auto;
  white-space: nowrap;
`;

const Lines = styled.ol`
  position: relative;
  flex: 1;
  padding: ${token.space[8]};
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-behavior: smooth;
  list-style: none;
`;

const Foot = styled.div`
  padding: ${token.space[8]} ${token.space[16]};
  border-top: 1px solid ${token.color.line};

  @media print {
    display: none;
  }
`;
