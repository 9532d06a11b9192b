/** A square crop: its centre, from 0 to 1 of each side, and the zoom (1 takes the whole shorter side). */
export interface Crop {
  x: number;
  y: number;
  zoom: number;
}

export interface Size {
  width: number;
  height: number;
}

export const INITIAL_CROP: Crop = { x: 0.5, y: 0.5, zoom: 1 };
export const MAX_ZOOM = 4;

/** The square in pixels of the picture. */
export function squareOf({ width, height }: Size, { x, y, zoom }: Crop) {
  const side = Math.min(width, height) / zoom;
  return { left: x * width - side / 2, top: y * height - side / 2, side };
}

/** The nearest crop whose square lies in the picture. */
export function within({ width, height }: Size, { x, y, zoom }: Crop): Crop {
  const near = clamp(zoom, 1, MAX_ZOOM);
  const side = Math.min(width, height) / near;
  return {
    zoom: near,
    x: clamp(x, side / 2 / width, 1 - side / 2 / width),
    y: clamp(y, side / 2 / height, 1 - side / 2 / height),
  };
}

/** Moves the picture by a drag: `dx` and `dy` are fractions of the square's side. */
export function moved(size: Size, crop: Crop, dx: number, dy: number): Crop {
  const { side } = squareOf(size, crop);
  return within(size, {
    ...crop,
    x: crop.x - (dx * side) / size.width,
    y: crop.y - (dy * side) / size.height,
  });
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
