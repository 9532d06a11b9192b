import { UPLOAD_LIMITS } from '@athenaeum/users-contract';
import { photoText } from './photo.messages';

export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;

/** Why a file cannot become a portrait, by type and size alone, or null; the server checks the content. */
export function validatePhoto(file: File): string | null {
  if (file.type === 'image/svg+xml' || /\.svgz?$/i.test(file.name)) return photoText.isDrawing;
  if (!(PHOTO_TYPES as readonly string[]).includes(file.type)) return photoText.isUnreadable;
  if (file.size > UPLOAD_LIMITS.avatar) return photoText.isTooLarge;
  return null;
}
