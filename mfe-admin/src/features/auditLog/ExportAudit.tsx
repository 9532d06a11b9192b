import { DownloadIcon, LinkButton } from '@athenaeum/shared-ui';
import { listText, useListView } from '../../components/list';
import { queryString } from '../../components/queryString';
import { auditView, periodOf } from './auditView';

/** Downloads all pages of the filtered log. */
export function ExportAudit() {
  const { view } = useListView(auditView);
  const { actor: actor_id, operation, target: target_id } = view;
  return (
    <LinkButton
      look="outlined"
      icon={<DownloadIcon size={18} />}
      href={`/api/operations/audit.csv${queryString({ actor_id, operation, target_id, ...periodOf(view) })}`}
      download
    >
      {listText.export}
    </LinkButton>
  );
}
