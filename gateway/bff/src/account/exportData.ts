import { DOMAINS } from '@athenaeum/kit';
import { filesOf } from '@athenaeum/kit/files';
import { askService, type SubgraphClients } from '@athenaeum/graph/subgraphs';
import { listPasskeys } from '../auth/passkeys/passkeys';
import { appOf } from '../auth/secondFactor/secondFactors';
import type { WebSessions } from '../auth/webSessions';
import type { Links } from '../files/links';
import { pushDevicesOf } from '../push/pushDevices';

const personalDataIn = (domain: string) => `query GatewayPersonalData($user_id: ID!) {
  ${domain}PersonalData(user_id: $user_id) { ok code message data } }`;

interface Parts {
  clients: SubgraphClients;
  sessions: WebSessions;
  links: Links;
  origin: string;
}

/** The member's data of all domains; throws when one is unavailable, so that no export is partial. */
export async function exportData(user_id: string, { clients, sessions, links, origin }: Parts) {
  const told = await Promise.all(
    DOMAINS.map(async (domain) => {
      const json = await askService<string>(clients[domain], personalDataIn(domain), { user_id });
      return [domain, JSON.parse(json ?? 'null') as unknown] as const;
    }),
  );
  const files = await filesOf(user_id);
  return {
    exported_at: new Date().toISOString(),
    user_id,
    ...Object.fromEntries(told),
    sign_ins: await sessions.list(user_id, undefined),
    // Facts alone: no key, and no id that an authenticator knows.
    passkeys: (await listPasskeys(user_id)).map(({ id: _id, ...facts }) => facts),
    devices_with_notifications: await pushDevicesOf(user_id),
    authenticator_app: await appOf(user_id),
    files: files.map(({ name, type, bytes, use, created_at, key }) => ({
      ...{ name, type, bytes, use, created_at },
      // Good for five minutes.
      url: origin + links.sign(key),
    })),
  };
}
