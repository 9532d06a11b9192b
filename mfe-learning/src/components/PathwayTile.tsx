import { CollectionCard } from '@athenaeum/shared-ui';

export interface PathwayRow {
  id: string;
  slug: string;
  title: string;
  thumbnail?: string | null;
  seasons?: { id: string }[] | null;
}

/** Where the specification cuts a pathway's title. */
const TITLE_LENGTH = 28;

export function PathwayTile({ pathway: { slug, title, thumbnail, seasons } }: { pathway: PathwayRow }) {
  const count = seasons?.length ?? 0;
  return (
    <CollectionCard
      href={`/pathways/${slug}`}
      slug={slug}
      title={title}
      thumbnail={thumbnail}
      composition="ascent"
      titleLength={TITLE_LENGTH}
      meta={count > 0 && (count === 1 ? '1 season' : `${count} seasons`)}
    />
  );
}
