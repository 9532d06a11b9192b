import { WORKER_ACCOUNT } from '@athenaeum/shared-ui/device';
import { deleteKept } from '@athenaeum/shared-ui/kept-pages';
import { accountIn } from '../keeping/keptDocument';
import type { WorkerScope } from './scope';

type Own = Pick<WorkerScope, 'location'>;

/** Once a page of the network is nobody's, or somebody else's, nothing of the account stays. */
export async function checkPage(own: Own, page: Response): Promise<void> {
  if (page.ok && page.headers.get('content-type')?.startsWith('text/html'))
    await check(own, accountIn(await page.text()));
}

/** The same of the session that a page reads later. */
export async function checkSession(own: Own, answer: Response): Promise<void> {
  if (!answer.ok) return;
  const { user } = (await answer.json()) as { user: { id: string } | null };
  await check(own, user?.id ?? null);
}

async function check({ location }: Own, account: string | null | undefined): Promise<void> {
  const own = new URL(location.href).searchParams.get(WORKER_ACCOUNT);
  if (account !== undefined && account !== own) await deleteKept();
}
