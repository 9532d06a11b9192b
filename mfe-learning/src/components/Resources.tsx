import type { ListedResourceFragment } from './__generated__/resources';
import { AssetRow } from './AssetRow';
import { ResourceLink, ResourceRows } from './ResourceLink';

interface ResourcesProps {
  resources: readonly ListedResourceFragment[];
  /** Called when a PDF is opened. */
  onPdf?: () => void;
}

/** Resources: links, downloads, and videos that play in place. */
export function Resources({ resources, onPdf }: ResourcesProps) {
  return (
    <ResourceRows>
      {resources.map((resource) => {
        const address = (resource.type === 'LINK' ? resource.link : resource.asset) ?? '';
        const row = rowOf(resource, address, isPdf(address) ? onPdf : undefined);
        return row && <li key={resource.id}>{row}</li>;
      })}
    </ResourceRows>
  );
}

function rowOf(resource: ListedResourceFragment, address: string, onOpen?: () => void) {
  if (resource.type === 'LINK')
    return /^https?:\/\//.test(address) ? (
      <ResourceLink resource={resource} href={address} onOpen={onOpen} />
    ) : null;
  return address ? <AssetRow resource={{ ...resource, asset: address }} onOpen={onOpen} /> : null;
}

/** By file name or URL path. */
const isPdf = (address: string): boolean => /\.pdf($|[?#])/i.test(address);
