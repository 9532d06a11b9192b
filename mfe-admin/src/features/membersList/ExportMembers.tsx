import { DownloadIcon, LinkButton } from '@athenaeum/shared-ui';
import { useListView } from '../../components/list';
import { listView } from './listView';
import { queryOf } from './queryOf';

/** The list as it is narrowed and ordered now, all of its pages, as a file. */
export function ExportMembers() {
  const { now } = useListView(listView);
  const { take: _take, skip: _skip, ...input } = queryOf(now);
  return (
    <LinkButton
      look="outlined"
      icon={<DownloadIcon size={18} />}
      href={`/api/members.csv?${new URLSearchParams({ input: JSON.stringify(input) }).toString()}`}
      download
    >
      Export
    </LinkButton>
  );
}
