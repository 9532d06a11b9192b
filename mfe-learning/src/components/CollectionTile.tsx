import { CollectionCard } from '@athenaeum/shared-ui';
import type { CollectionTileFragment } from './__generated__/tiles';
import { collectionText } from './collection.messages';
import { countText } from './count.messages';

export function CollectionTile({ collection }: { collection: CollectionTileFragment }) {
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
