import { UPLOAD_LIMITS } from '@athenaeum/users-contract';

export const ACCEPT = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;

export const PICTURE_MESSAGES = {
  svg: 'Drawings (SVG) are not taken: choose a JPEG, PNG, WebP, GIF or AVIF picture.',
  kind: 'This is not a picture we can take: choose a JPEG, PNG, WebP, GIF or AVIF.',
  size: 'This picture is larger than 5 MB.',
  broken: 'This picture cannot be read. Choose another one.',
} as const;

/** A picture that can be drawn; `release` once it is not needed. */
export interface Picture {
  image: HTMLImageElement;
  width: number;
  height: number;
  name: string;
  release: () => void;
}

/** Reads what she has chosen as a browser would show it, upright. The server judges by content again. */
export async function readPicture(file: File): Promise<Picture | { message: string }> {
  if (file.type === 'image/svg+xml' || /\.svgz?$/i.test(file.name)) return { message: PICTURE_MESSAGES.svg };
  if (!(ACCEPT as readonly string[]).includes(file.type)) return { message: PICTURE_MESSAGES.kind };
  if (file.size > UPLOAD_LIMITS.avatar) return { message: PICTURE_MESSAGES.size };
  const address = URL.createObjectURL(file);
  const release = () => URL.revokeObjectURL(address);
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
  } catch {
    release();
    return { message: PICTURE_MESSAGES.broken };
  }
  const { naturalWidth: width, naturalHeight: height } = image;
  return { image, width, height, name: file.name, release };
}
