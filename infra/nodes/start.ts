import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser } from '../ci/openBrowser';
import { productEnvironment, startProduct } from '../ci/product';
import { openPage } from '../dev/testing/member';
import { onNode } from './onNode';

/** Starts the product as `npm start` does on one Node, and opens a page that is rendered on a server and one of a member; answers what is wrong. */
export async function start(node: string): Promise<string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'athenaeum-nodes-data-'));
  const env = { ...(await productEnvironment(dataDir)), ...onNode(node) };
  try {
    const product = await startProduct(env, 'embedded', node);
    try {
      return [...(await ofTheSite(env)), ...(await ofAMember(`http://localhost:${env.SHELL_PORT}`))];
    } finally {
      await product.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Rendered by the host of its remote, with what gateway, subgraph and database answer. */
async function ofTheSite(env: Record<string, string>): Promise<string[]> {
  const answer = await fetch(`http://localhost:${env.MFE_PUBLIC_EVENTS_PORT}/upcoming-events`);
  const page = await answer.text();
  return answer.status === 200 && /<h1[ >]/.test(page) ? [] : [`the public events answer ${answer.status}`];
}

async function ofAMember(origin: string): Promise<string[]> {
  const browser = await openBrowser();
  try {
    const page = await openPage(browser, origin, '/my-salons');
    await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
    return [];
  } finally {
    await browser.close();
  }
}
