import type { AuditRowRow } from '@athenaeum/kit/audit';

/** `release-key:<id>`, `operator:<name>`, or the issuer and subject of a token: members have ids of another form. */
const NO_MEMBER = /^(release-key:|operator:|https?:\/\/)/;

/** Who made a change that no member made, as the row has it; null where a member did. */
export function actorName({ actor_id, after }: Pick<AuditRowRow, 'actor_id' | 'after'>): string | null {
  if (!NO_MEMBER.test(actor_id)) return null;
  const { by } = (after ?? {}) as { by?: unknown };
  return typeof by === 'string' && by !== '' ? by : actor_id;
}
