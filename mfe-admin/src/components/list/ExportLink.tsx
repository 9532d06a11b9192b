import { DownloadIcon, LinkButton } from '@athenaeum/shared-ui';
import { listText } from './list.messages';

interface ExportLinkProps {
  path: string;
  /** The input of the list's query; the file has all pages. */
  input: object;
}

/** A link that downloads the list with its filters and order. */
export function ExportLink({ path, input }: ExportLinkProps) {
  const { take: _take, skip: _skip, ...question } = input as { take?: unknown; skip?: unknown };
  return (
    <LinkButton
      look="outlined"
      icon={<DownloadIcon size={18} />}
      href={`${path}?${new URLSearchParams({ input: JSON.stringify(question) }).toString()}`}
      download
    >
      {listText.export}
    </LinkButton>
  );
}
