import { CollectionCard } from '@athenaeum/shared-ui';

export interface CollectionRow {
  id: string;
  slug: string;
  title: string;
  thumbnail?: string | null;
  author?: string | null;
  salon_count?: number | null;
}

export function CollectionTile({ collection }: { collection: CollectionRow }) {
  const { slug, title, thumbnail, author, salon_count } = collection;
  const count = typeof salon_count === 'number' && (salon_count === 1 ? '1 salon' : `${salon_count} salons`);
  return (
    <CollectionCard
      href={`/collections/${slug}`}
      slug={slug}
      title={title}
      thumbnail={thumbnail}
      meta={[count, author && `curated by ${author}`].filter(Boolean).join(' · ')}
    />
  );
}
