import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { media, token } from '../../theme';
import { SPEEDS } from './controls';
import { playerText } from './player.messages';
import { useVideo } from './useVideo';

/** The speed of playing, and the others to choose from; inside the player, so that a full screen has it too. */
export function SpeedChoice({ video }: { video: HTMLVideoElement | null }) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const rate = useVideo(video, ({ playbackRate }) => playbackRate, 1);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    // Safari does not focus a button that is pressed: leaving the choice is no loss of focus there.
    const leave = ({ target }: PointerEvent) => {
      if (!place.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [isOpen]);

  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault();
    setOpen(false);
    toggle.current?.focus();
  };
  return (
    <Place ref={place} onBlur={onBlur} onKeyDown={onKeyDown}>
      <Toggle
        ref={toggle}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={playerText.speedIs({ speed: String(rate) })}
        onClick={() => setOpen(!isOpen)}
      >
        {rate}×
      </Toggle>
      {isOpen && (
        <Panel id={id}>
          <legend>{playerText.speed}</legend>
          <Speeds>
            {SPEEDS.map((speed) => (
              <label key={speed}>
                <input
                  type="radio"
                  name={id}
                  checked={speed === rate}
                  onChange={() => {
                    if (video) video.playbackRate = speed;
                  }}
                />
                {speed}×
              </label>
            ))}
          </Speeds>
        </Panel>
      )}
    </Place>
  );
}

const Place = styled.div`
  display: contents;
`;

const Toggle = styled.button`
  min-width: 56px;
  min-height: 44px;
  border-radius: ${token.radius[8]};
  font-weight: ${token.weight.strong};
  font-variant-numeric: tabular-nums;
  text-align: center;

  &[aria-expanded='true'] {
    background: color-mix(in srgb, ${token.color.bandInk} 20%, transparent);
  }
`;

/** Above the bar, at its end. */
const Panel = styled.fieldset`
  position: absolute;
  z-index: 1;
  right: ${token.space[16]};
  bottom: 64px;
  min-width: 176px;
  margin: 0;
  padding: ${token.space[12]};
  border: 1px solid color-mix(in srgb, ${token.color.bandInk} 20%, transparent);
  border-radius: ${token.radius[12]};
  background: color-mix(in srgb, ${token.color.bandInk} 6%, ${token.color.artInk});
  box-shadow: ${token.shadow.float};

  & > legend {
    float: left;
    width: 100%;
    margin-bottom: ${token.space[12]};
    padding: 0;
    font-weight: ${token.weight.strong};
  }

  ${media.under(600)} {
    right: ${token.space[8]};
    bottom: 60px;
  }
`;

const Speeds = styled.div`
  clear: both;
  display: grid;
  grid-template-columns: repeat(2, minmax(72px, 1fr));
  gap: ${token.space[8]};

  & > label {
    position: relative;
    display: grid;
    place-items: center;
    min-height: 44px;
    border-radius: ${token.radius[8]};
    box-shadow: inset 0 0 0 1px color-mix(in srgb, ${token.color.bandInk} 34%, transparent);
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }

  & > label:hover {
    background: color-mix(in srgb, ${token.color.bandInk} 16%, transparent);
  }

  & > label:has(:checked) {
    background: ${token.color.bandInk};
    color: ${token.color.band};
    font-weight: ${token.weight.strong};
  }

  & > label:has(:focus-visible) {
    outline: 2px solid ${token.color.bandInk};
    outline-offset: 2px;
  }

  & input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  /* A short picture has room for two rows. */
  ${media.under(600)} {
    grid-template-columns: repeat(3, minmax(60px, 1fr));
  }
`;
