import { AppLink } from '@athenaeum/shell-contract';
import { Card, Meta, Row, Stack } from '@athenaeum/shared-ui';
import { AuditChanges, operationWords, ThingName } from '../../components/audit';
import { commonText } from '../../components/common.messages';
import { moment } from '../../components/moment';
import type { AuditEntry } from './auditLog.api';
import { auditLogText } from './auditLog.messages';

interface EntryProps {
  row: AuditEntry;
  /** Link to all rows about the same item. */
  hrefOfTarget: string;
}

/** One audit row: who, what, why, and the changed fields. */
export function Entry({ row, hrefOfTarget }: EntryProps) {
  const { operation, at, reason, actor, actor_name, target, about, target_of, target_id, changes } = row;
  const who = actor?.name ?? actor_name ?? commonText.formerMember;
  const name = target?.name ?? about;
  const words = operationWords(operation);
  return (
    <Card
      $padded
      as="article"
      aria-label={[words, name, auditLogText.by({ who })].filter(Boolean).join(', ')}
    >
      <Stack $gap={12}>
        <Row $between>
          <div>
            <strong>{words}</strong>{' '}
            <AppLink to={hrefOfTarget}>
              {name ?? (target_of ? <ThingName of={target_of} id={target_id} /> : auditLogText.allAboutIt)}
            </AppLink>
            <Meta>
              {who}: {reason}
            </Meta>
          </div>
          <Meta>{moment(at)}</Meta>
        </Row>
        {changes.length > 0 && <AuditChanges title={auditLogText.changed} changes={changes} />}
      </Stack>
    </Card>
  );
}
