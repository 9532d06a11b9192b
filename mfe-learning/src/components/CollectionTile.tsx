import { CollectionCard } from '@athenaeum/shared-ui';
import { collectionText } from './collection.messages';
import { countText } from './count.messages';

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
  const count = typeof salon_count === 'number' && countText.salons({ count: salon_count });
  return (
    <CollectionCard
      href={`/collections/${slug}`}
      slug={slug}
      title={title}
      thumbnail={thumbnail}
      meta={[count, author && collectionText.curatedBy({ author })].filter(Boolean).join(' · ')}
    />
  );
}
