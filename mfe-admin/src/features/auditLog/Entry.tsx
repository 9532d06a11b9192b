import { AppLink } from '@athenaeum/shell-contract';
import { Card, Meta, Row, Stack } from '@athenaeum/shared-ui';
import { Changes } from '../../components/changes';
import { inWords } from '../../components/inWords';
import { moment } from '../../components/moment';
import type { AuditEntry } from './auditLog.api';

interface EntryProps {
  row: AuditEntry;
  /** All there is about the same thing. */
  hrefOfTarget: string;
}

/** One write: who, what, why, and the difference it made. */
export function Entry({
  row: { operation, at, reason, actor, target, target_id, changes },
  hrefOfTarget,
}: EntryProps) {
  const who = actor?.name ?? 'Somebody who has left';
  const about = target?.name ?? target_id;
  return (
    <Card $padded as="article" aria-label={`${inWords(operation)}, ${about}, by ${who}`}>
      <Stack $gap={12}>
        <Row $between>
          <div>
            <strong>{inWords(operation)}</strong> <AppLink to={hrefOfTarget}>{about}</AppLink>
            <Meta>
              {who}: {reason}
            </Meta>
          </div>
          <Meta>{moment(at)}</Meta>
        </Row>
        <Changes
          title="What was changed"
          changes={changes.map(({ field, before, after }) => ({
            name: field,
            label: inWords(field),
            before: before ?? 'Nothing',
            after: after ?? 'Nothing',
          }))}
        />
      </Stack>
    </Card>
  );
}
