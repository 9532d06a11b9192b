import { ErrorBoundary, lazyRoute, useTrack } from '@athenaeum/shell-contract';
import { type Cue, Loading, Skeleton, TextButton } from '@athenaeum/shared-ui';
import { Suspense, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { coachProfileText } from './coachProfile.messages';

interface IntroTranscriptProps {
  cues: readonly Cue[];
  video: HTMLVideoElement | null;
}

/** Loaded when it is opened: few read it, and most coaches have none. */
const Transcript = lazyRoute(() => import('./Transcript'));

/** What is said in an introduction, to be read without playing it; left out where that is not known. */
export function IntroTranscript({ cues, video }: IntroTranscriptProps) {
  const id = useId();
  const track = useTrack();
  const isCounted = useRef(false);
  const [isOpen, setOpen] = useState(false);
  if (cues.length === 0) return null;

  const toggle = () => {
    setOpen(!isOpen);
    if (!isCounted.current) track({ name: 'transcript_expand' });
    isCounted.current = true;
  };
  return (
    <>
      <Toggle aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} onClick={toggle}>
        {isOpen ? coachProfileText.hideTranscript : coachProfileText.readTranscript}
      </Toggle>
      {isOpen && (
        <Words id={id}>
          <ErrorBoundary what={coachProfileText.transcript}>
            <Suspense
              fallback={
                <Loading label={coachProfileText.transcriptLoading}>
                  <Skeleton $height="480px" />
                </Loading>
              }
            >
              <Transcript cues={cues} video={video} />
            </Suspense>
          </ErrorBoundary>
        </Words>
      )}
    </>
  );
}

const Toggle = styled(TextButton)`
  justify-self: start;
`;

/** A row of a grid, whose height the transcript fills. */
const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;
