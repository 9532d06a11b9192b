import { UPLOAD_LIMITS } from '@athenaeum/users-contract';
import { photoText } from './photo.messages';

export const KINDS = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;

/** Why a file cannot become a portrait, as far as it can be told without opening it; the server judges by content. */
export function refusalOf(file: File): string | null {
  if (file.type === 'image/svg+xml' || /\.svgz?$/i.test(file.name)) return photoText.isDrawing;
  if (!(KINDS as readonly string[]).includes(file.type)) return photoText.isUnreadable;
  if (file.size > UPLOAD_LIMITS.avatar) return photoText.isTooLarge;
  return null;
}
