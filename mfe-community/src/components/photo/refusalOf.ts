import { UPLOAD_LIMITS } from '@athenaeum/users-contract';

export const KINDS = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;

/** Why a file cannot become a portrait, as far as it can be told without opening it; the server judges by content. */
export function refusalOf(file: File): string | null {
  if (file.type === 'image/svg+xml' || /\.svgz?$/i.test(file.name))
    return 'Drawings (SVG) are not taken. Choose a JPEG, PNG or WebP.';
  if (!(KINDS as readonly string[]).includes(file.type)) return UNREADABLE;
  if (file.size > UPLOAD_LIMITS.avatar) return 'This picture is larger than 5 MB. Choose a smaller one.';
  return null;
}

export const UNREADABLE = 'This is no picture we can read. Choose a JPEG, PNG or WebP.';
