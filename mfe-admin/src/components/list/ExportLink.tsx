import { DownloadIcon, LinkButton } from '@athenaeum/shared-ui';
import { listText } from './list.messages';

interface ExportLinkProps {
  path: string;
  /** As the list is asked for; all of its pages are in the file. */
  input: object;
}

/** The list as it is narrowed and ordered now, as a file. */
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
