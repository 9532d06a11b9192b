import { Cover, type CoverProps } from '@athenaeum/shared-ui';
import { createContext, use } from 'react';

/** Address of a slug's art as a file; null where the page draws it itself. */
export type CoverFile = (slug: string, shape: CoverShape) => string;
export type CoverShape = 'wide' | 'square';

const CoverFiles = createContext<CoverFile | null>(null);

export const CoverFilesProvider = CoverFiles.Provider;

/** A cover whose art is lazily loaded, where there is a file of it. */
export function EventCover({ slug, thumbnail, ratio = '16:9', ...props }: CoverProps) {
  const fileOf = use(CoverFiles);
  const file = fileOf?.(slug, ratio === '16:9' ? 'wide' : 'square');
  return <Cover {...props} slug={slug} ratio={ratio} thumbnail={thumbnail || file} />;
}
