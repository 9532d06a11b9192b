import { AssetRow } from './AssetRow';
import { ResourceLink, ResourceRows } from './ResourceLink';

export interface ListedResource {
  id: string;
  title: string;
  description?: string | null;
  /** LINK or ASSET. */
  type: string;
  link?: string | null;
  asset?: string | null;
  filename?: string | null;
}

/** What to read, to save, or to watch right here. */
export function Resources({ resources }: { resources: readonly ListedResource[] }) {
  return (
    <ResourceRows>
      {resources.map((resource) => {
        const row = rowOf(resource);
        return row && <li key={resource.id}>{row}</li>;
      })}
    </ResourceRows>
  );
}

function rowOf(resource: ListedResource) {
  if (resource.type === 'LINK')
    return resource.link && /^https?:\/\//.test(resource.link) ? (
      <ResourceLink resource={resource} href={resource.link} />
    ) : null;
  return resource.asset ? <AssetRow resource={{ ...resource, asset: resource.asset }} /> : null;
}
