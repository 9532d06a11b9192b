import { Button, Dialog, Hint, Stack } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { type Crop, dragged, MOST_ZOOM, squareOf, WHOLE } from './crop';
import type { Picture } from './readPicture';

interface CropDialogProps {
  picture: Picture;
  onClose: () => void;
  onCropped: (file: File) => void;
}

/** Pixels of what is sent: the server keeps portraits no larger. */
const SIDE = 512;
const STEP = 0.05;
const ARROWS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** What of a picture is kept: dragged, moved with the arrow keys, and brought nearer. */
export function CropDialog({ picture, onClose, onCropped }: CropDialogProps) {
  const [crop, setCrop] = useState(WHOLE);
  const canvas = useRef<HTMLCanvasElement>(null);
  const from = useRef<{ x: number; y: number } | null>(null);
  const zoomId = useId();
  useEffect(() => draw(canvas.current, picture, crop), [picture, crop]);

  const move = (by: { x: number; y: number }) => setCrop((now) => dragged(picture, now, by));
  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!from.current) return;
    const width = event.currentTarget.clientWidth || SIDE;
    move({ x: (event.clientX - from.current.x) / width, y: (event.clientY - from.current.y) / width });
    from.current = { x: event.clientX, y: event.clientY };
  };
  const press = (event: KeyboardEvent) => {
    const by = ARROWS[event.key];
    if (!by) return;
    event.preventDefault();
    move(by);
  };
  const use = () =>
    canvas.current?.toBlob(
      (blob) => blob && onCropped(new File([blob], 'portrait.jpg', { type: 'image/jpeg' })),
      'image/jpeg',
      0.92,
    );

  return (
    <Dialog
      open
      onClose={onClose}
      title="Crop your picture"
      sheet
      actions={
        <>
          <Button look="outlined" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={use}>Use this picture</Button>
        </>
      }
    >
      <Stack $gap={16}>
        <Hint>Drag the picture, or move it with the arrow keys.</Hint>
        <Square
          ref={canvas}
          width={SIDE}
          height={SIDE}
          tabIndex={0}
          role="application"
          aria-label="Your picture. Arrow keys move it."
          aria-describedby={`${zoomId}-place`}
          onKeyDown={press}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            from.current = { x: event.clientX, y: event.clientY };
          }}
          onPointerMove={drag}
          onPointerUp={() => (from.current = null)}
          onPointerCancel={() => (from.current = null)}
        />
        <Hint id={`${zoomId}-place`} aria-live="polite">
          {placeWords(crop)}
        </Hint>
        <Zoom>
          <label htmlFor={zoomId}>Zoom</label>
          <input
            id={zoomId}
            type="range"
            min={1}
            max={MOST_ZOOM}
            step={0.1}
            value={crop.zoom}
            aria-valuetext={`${Math.round(crop.zoom * 100)}%`}
            onChange={({ target: { value } }) => setCrop((now) => ({ ...now, zoom: Number(value) }))}
          />
        </Zoom>
      </Stack>
    </Dialog>
  );
}

function draw(canvas: HTMLCanvasElement | null, picture: Picture, crop: Crop): void {
  const paper = canvas?.getContext('2d');
  if (!paper) return;
  const { side, left, top } = squareOf(picture, crop);
  // What is transparent would be black in a JPEG.
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, SIDE, SIDE);
  paper.drawImage(picture.image, left, top, side, side, 0, 0, SIDE, SIDE);
}

const placeWords = ({ x, y }: Crop) =>
  `${Math.round(x * 100)}% from the left, ${Math.round(y * 100)}% from the top`;

const Square = styled.canvas`
  display: block;
  width: min(100%, 360px);
  aspect-ratio: 1;
  margin-inline: auto;
  border-radius: ${token.radius[8]};
  background: ${token.color.sunken};
  cursor: move;
  touch-action: none;
`;

const Zoom = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${token.space[16]};

  & label {
    font-weight: ${token.weight.strong};
  }

  & input {
    width: 100%;
    min-height: 44px;
    accent-color: ${token.color.accent};
  }
`;
