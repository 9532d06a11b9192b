import { ResourceLink, ResourceRows } from '../../components/ResourceLink';
import { AssetRow } from './AssetRow';
import type { PathwayDetail } from './pathway.api';

type Resource = NonNullable<PathwayDetail['resources']>[number];

/** What to read, to save, or to watch right here. */
export function PathwayResources({ resources }: { resources: readonly Resource[] }) {
  return (
    <ResourceRows>
      {resources.map((resource) => {
        const row = rowOf(resource);
        return row && <li key={resource.id}>{row}</li>;
      })}
    </ResourceRows>
  );
}

function rowOf(resource: Resource) {
  if (resource.type === 'LINK')
    return resource.link && /^https?:\/\//.test(resource.link) ? (
      <ResourceLink resource={resource} href={resource.link} />
    ) : null;
  return resource.asset ? <AssetRow resource={{ ...resource, asset: resource.asset }} /> : null;
}
