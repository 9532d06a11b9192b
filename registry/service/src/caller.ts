import { Refusal } from '@athenaeum/kit';
import type { Right } from '@athenaeum/release-protocol/rights';

/** Rights by area. */
export type Grants = ReadonlyMap<string, ReadonlySet<Right>>;

/** The caller, as named in audit rows and the release history. */
export interface Caller {
  /** `release-key:<id>`, `<issuer> <subject>` of a token, or the id of a staff account. */
  id: string;
  /** The displayed name: `Ada's laptop (key 3f9a1c2b)`. */
  name: string;
  grants: Grants;
  /** Epoch ms; null without an end. */
  expires_at: number | null;
  /** Whether the caller may manage keys. */
  managesKeys?: boolean;
}

/** @throws Refusal that says what is allowed instead */
export function assertMay({ name, grants }: Caller, right: Right, area: string): void {
  const rights = grants.get(area);
  if (rights?.has(right)) return;
  if (!rights)
    throw new Refusal(
      'FORBIDDEN',
      `${name} has no rights in ${area}${grants.size > 0 ? `, only in ${[...grants.keys()].join(', ')}` : ''}.`,
    );
  throw new Refusal(
    'FORBIDDEN',
    `${name} may not ${DESCRIPTIONS[right]} ${area}. Allowed: ${[...rights].join(', ')}. An admin can register a key with the right “${right}”.`,
  );
}

const DESCRIPTIONS: Readonly<Record<Right, string>> = {
  deploy: 'deploy',
  canary: 'start a canary of',
  promote: 'promote the canary of',
  preview: 'publish a preview of',
  rollback: 'roll back',
  kill: 'kill a version of',
  untested: 'leave out the smoke test of',
  site: 'release server code of',
};

/** @throws Refusal */
export function assertManagesKeys({ name, managesKeys }: Caller): void {
  if (!managesKeys) throw new Refusal('FORBIDDEN', `${name} may not manage keys: admins do.`);
}

/** Any right includes reading. */
export function assertSees({ name, grants }: Caller, area: string): void {
  if (!grants.has(area)) throw new Refusal('FORBIDDEN', `${name} has no rights in ${area}.`);
}
