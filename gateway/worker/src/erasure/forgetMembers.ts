import { DOMAINS } from '@athenaeum/kit';
import { StoredFile } from '@athenaeum/kit/files';
import { askService, type SubgraphClients } from '@athenaeum/graph/subgraphs';
import { forgetMails, forgetSignIns } from '@athenaeum/bff/members';
import type { ForgottenList } from './forgotten';

const MAX_PER_RUN = 100;

const DUE = 'query GatewayDueDeletions { dueDeletions { ok code message data } }';
const NOT_FORGOTTEN = `query GatewayNotForgotten($ids: [ID!]!) {
  notForgotten(ids: $ids) { ok code message data } }`;
const CONTACT =
  'query GatewayContactToForget($id: ID!) { contact(id: $id) { ok code message data { email } } }';
const forgetIn = (domain: string) => `mutation GatewayForget($user_id: ID!) {
  ${domain}Forget(user_id: $user_id) { ok code message data } }`;

interface Dependencies {
  clients: SubgraphClients;
  forgotten: ForgottenList;
}

/** Deletes members whose deletion is due, and again those that a restored backup has brought back; returns how many. */
export async function forgetMembers(dependencies: Dependencies): Promise<number> {
  const due = (await askService<string[]>(dependencies.clients.users, DUE, {})) ?? [];
  const back = await broughtBack(dependencies);
  const ids = [...new Set([...due, ...back])];
  for (const id of ids) await forget(id, dependencies);
  return ids.length;
}

async function broughtBack({ clients, forgotten }: Dependencies): Promise<string[]> {
  const back: string[] = [];
  for (let ids = await forgotten.after('', MAX_PER_RUN); ids.length > 0;) {
    back.push(...((await askService<string[]>(clients.users, NOT_FORGOTTEN, { ids })) ?? []));
    ids = await forgotten.after(ids.at(-1)!, MAX_PER_RUN);
  }
  return back;
}

/** Every step is idempotent. The users domain comes last: until it has deleted the member, all steps are repeated. */
async function forget(user_id: string, { clients, forgotten }: Dependencies): Promise<void> {
  await forgotten.add(user_id);
  await forgetSignIns(user_id);
  const contact = await askService<{ email: string }>(clients.users, CONTACT, { id: user_id });
  if (contact) await forgetMails(contact.email);
  for (const domain of DOMAINS.filter((name) => name !== 'users'))
    await askService(clients[domain], forgetIn(domain), { user_id });
  // From here on the files are unreadable; the job `file-cleanup` removes their bytes.
  await StoredFile.updateMany(
    { owner_id: user_id, state: { $ne: 'leaving' } },
    { state: 'leaving', since: Date.now() },
  );
  await askService(clients.users, forgetIn('users'), { user_id });
}
