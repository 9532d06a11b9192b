/** How a square is cut out of a picture. */
export interface Crop {
  /** 1 shows as much as fits; 3 is a third of that. */
  zoom: number;
  /** Where in what is left over: 0 the left or upper edge, 1 the other. */
  x: number;
  y: number;
}

export const WHOLE: Crop = { zoom: 1, x: 0.5, y: 0.5 };
export const MOST_ZOOM = 3;

type Size = { width: number; height: number };

/** The square of the picture that is kept, in its own pixels. Always inside it. */
export function squareOf({ width, height }: Size, { zoom, x, y }: Crop) {
  const side = Math.min(width, height) / zoom;
  return { side, left: (width - side) * x, top: (height - side) * y };
}

/** The crop after the picture was dragged by so much of the square's own side. */
export function dragged(size: Size, crop: Crop, by: { x: number; y: number }): Crop {
  const { side, left, top } = squareOf(size, crop);
  const part = (start: number, moved: number, length: number) =>
    length > side ? clamp((start - moved * side) / (length - side)) : 0.5;
  return { ...crop, x: part(left, by.x, size.width), y: part(top, by.y, size.height) };
}

const clamp = (part: number) => Math.min(Math.max(part, 0), 1);
