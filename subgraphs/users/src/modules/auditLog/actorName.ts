import { type AuditRecord, SERVICE_ACTOR } from '@athenaeum/kit/audit';

/** `release-key:<id>`, `operator:<name>`, or the issuer and subject of a token: ids of members have another form. */
const NO_MEMBER = /^(release-key:|operator:|https?:\/\/)/;

/** What is done by an operator at the command line, who has no account there; all else without a person comes from another system. */
const AT_COMMAND_LINE: readonly string[] = ['appointAdmin'];

type Actor = Pick<AuditRecord, 'actor_id' | 'operation' | 'after'>;

/** The actor of a change that was not made by a member, from its row; null where a member made it. */
export function actorName({ actor_id, operation, after }: Actor): string | null {
  if (actor_id === SERVICE_ACTOR)
    return AT_COMMAND_LINE.includes(operation) ? 'Command line' : 'Another system';
  if (!NO_MEMBER.test(actor_id)) return null;
  const { by } = (after ?? {}) as { by?: unknown };
  return typeof by === 'string' && by !== '' ? by : actor_id;
}
