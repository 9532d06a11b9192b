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

interface ResourcesProps {
  resources: readonly ListedResource[];
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

function rowOf(resource: ListedResource, address: string, onOpen?: () => void) {
  if (resource.type === 'LINK')
    return /^https?:\/\//.test(address) ? (
      <ResourceLink resource={resource} href={address} onOpen={onOpen} />
    ) : null;
  return address ? <AssetRow resource={{ ...resource, asset: address }} onOpen={onOpen} /> : null;
}

/** By file name or URL path. */
const isPdf = (address: string): boolean => /\.pdf($|[?#])/i.test(address);
