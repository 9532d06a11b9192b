import { AskDialog, useIsHere } from '@athenaeum/shell-contract';
import { Hint, Notice } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { type Crop, moved, MAX_ZOOM, INITIAL_CROP, within } from './crop';
import { cropped, drawCrop } from './picture';
import { photoText } from './photo.messages';

interface CropDialogProps {
  picture: ImageBitmap;
  /** Saves the cropped picture; resolves with why it could not. `isWanted` is false once the dialog was closed. */
  onUse: (file: File, isWanted: () => boolean) => Promise<string | null>;
  onClose: () => void;
}

const STAGE_PX = 640;

/** Crops to a square: by dragging, or with three sliders that do the same. */
export function CropDialog({ picture, onUse, onClose }: CropDialogProps) {
  const isHere = useIsHere();
  const canvas = useRef<HTMLCanvasElement>(null);
  const finger = useRef<{ x: number; y: number } | null>(null);
  const [crop, setCrop] = useState<Crop>(INITIAL_CROP);
  const [state, setState] = useState<{ isSending: boolean; problem: string | null }>({
    isSending: false,
    problem: null,
  });

  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);

  const drag = ({ clientX: x, clientY: y, currentTarget }: PointerEvent<HTMLCanvasElement>) => {
    const from = finger.current;
    if (!from) return;
    finger.current = { x, y };
    const side = currentTarget.clientWidth;
    setCrop((last) => moved(picture, last, (x - from.x) / side, (y - from.y) / side));
  };
  const use = async () => {
    setState({ isSending: true, problem: null });
    const problem = await cropped(picture, crop)
      .then((file) => onUse(file, isHere))
      .catch(() => photoText.uploadFailed);
    setState({ isSending: false, problem });
  };
  const change = (part: Partial<Crop>) => setCrop((last) => within(picture, { ...last, ...part }));

  return (
    <AskDialog
      onClose={onClose}
      title={photoText.cropTitle}
      keep={photoText.cancel}
      confirm={state.isSending ? photoText.saving : photoText.use}
      isSending={state.isSending}
      onConfirm={() => void use()}
      gap={12}
    >
      <Stage
        ref={canvas}
        width={STAGE_PX}
        height={STAGE_PX}
        aria-hidden="true"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          finger.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={drag}
        onPointerUp={() => (finger.current = null)}
        onPointerCancel={() => (finger.current = null)}
      />
      <Hint>{photoText.cropHint}</Hint>
      <Slider
        label={photoText.zoom}
        min={1}
        max={MAX_ZOOM}
        value={crop.zoom}
        onChange={(zoom) => change({ zoom })}
      />
      <Slider label={photoText.leftOrRight} min={0} max={1} value={crop.x} onChange={(x) => change({ x })} />
      <Slider label={photoText.upOrDown} min={0} max={1} value={crop.y} onChange={(y) => change({ y })} />
      {state.problem && <Notice tone="vermilion">{state.problem}</Notice>}
    </AskDialog>
  );
}

interface SliderProps {
  label: string;
  min: number;
  max: number;
  value: number;
  onChange: (value: number) => void;
}

function Slider({ label, min, max, value, onChange }: SliderProps) {
  const id = useId();
  return (
    <Line>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        step={(max - min) / 100}
        {...{ min, max, value }}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </Line>
  );
}

const Stage = styled.canvas`
  width: 100%;
  max-width: 320px;
  aspect-ratio: 1;
  margin-inline: auto;
  border-radius: ${token.radius[12]};
  background: ${token.color.tint};
  cursor: grab;
  touch-action: none;

  &:active {
    cursor: grabbing;
  }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: 110px minmax(0, 1fr);
  align-items: center;
  gap: ${token.space[12]};
  font-size: ${token.text[14]};

  & > input {
    min-height: 32px;
    accent-color: ${token.color.accent};
  }
`;
