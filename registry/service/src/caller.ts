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
    `${name} may not ${WORDS[right]} ${area}. Allowed: ${[...rights].join(', ')}. An admin can register a key with the right “${right}”.`,
  );
}

const WORDS: Readonly<Record<Right, string>> = {
  deploy: 'give everybody a version of',
  canary: 'have some try a version of',
  promote: 'give everybody the tried version of',
  preview: 'make a preview of',
  rollback: 'take back a version of',
  kill: 'kill a version of',
  untested: 'leave out the smoke test of',
  site: 'bring code for a server with',
};

/** @throws Refusal */
export function assertManagesKeys({ name, managesKeys }: Caller): void {
  if (!managesKeys) throw new Refusal('FORBIDDEN', `${name} may not manage keys: admins do.`);
}

/** Any right includes reading. */
export function assertSees({ name, grants }: Caller, area: string): void {
  if (!grants.has(area)) throw new Refusal('FORBIDDEN', `${name} has no rights in ${area}.`);
}
