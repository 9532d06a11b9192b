import type { KeyboardEvent } from 'react';
import { changeSpeed, skip, STEP_SECONDS, togglePlay } from './controls';
import { type Chapter, chapterAt } from './chapters';

interface Means {
  video: HTMLVideoElement | null;
  chapters: readonly Chapter[];
  onCaptions: () => void;
}

/** Keyboard shortcuts while the player contains the focus; a button keeps Space, a slider its arrows. */
export function playerKeys({ video, chapters, onCaptions }: Means) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (!video || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    const target = event.target as HTMLElement;
    const isSlider = target instanceof HTMLInputElement;
    const isButton = target instanceof HTMLButtonElement || (isSlider && target.type === 'radio');
    const act = actionOf(event.key, { isSlider, isButton });
    if (!act) return;
    event.preventDefault();
    if (act === 'captions') onCaptions();
    else if (act === 'chapter') {
      const next = chapters[chapterAt(chapters, video.currentTime) + 1];
      if (next) video.currentTime = next.start;
    } else act(video);
  };
}

type Act = ((video: HTMLVideoElement) => void) | 'captions' | 'chapter' | null;

function actionOf(key: string, { isSlider, isButton }: { isSlider: boolean; isButton: boolean }): Act {
  switch (key) {
    case ' ':
      return isButton ? null : togglePlay;
    case 'k':
      return togglePlay;
    case 'ArrowLeft':
      return isSlider ? null : (video) => skip(video, -STEP_SECONDS);
    case 'ArrowRight':
      return isSlider ? null : (video) => skip(video, STEP_SECONDS);
    case 'c':
    case 'C':
      return 'captions';
    case '<':
      return (video) => changeSpeed(video, -1);
    case '>':
      return (video) => changeSpeed(video, 1);
    case 'n':
    case 'N':
      return 'chapter';
    default:
      return null;
  }
}
