import type { AuditRecord } from '@athenaeum/kit/audit';

/** `release-key:<id>`, `operator:<name>`, or the issuer and subject of a token: ids of members have another form. */
const NO_MEMBER = /^(release-key:|operator:|https?:\/\/)/;

/** The actor of a change that was not made by a member, from its row; null where a member made it. */
export function actorName({ actor_id, after }: Pick<AuditRecord, 'actor_id' | 'after'>): string | null {
  if (!NO_MEMBER.test(actor_id)) return null;
  const { by } = (after ?? {}) as { by?: unknown };
  return typeof by === 'string' && by !== '' ? by : actor_id;
}
