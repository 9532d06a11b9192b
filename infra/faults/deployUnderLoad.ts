import { Agent } from 'node:http';
import { type BrowserContext, chromium } from 'playwright-core';
import { findChromium } from '../ci/findChromium';
import { productEnvironment, startProduct } from '../ci/product';
import { createProof } from '../processes/proof';
import { portVariable } from '../start/ports';
import { ask, askGraph, startLoad } from './load';
import { openTab, signIn, type Tab } from './openTab';
import { createPublishedCode } from './publishedCode';
import { createWorkbench, type Workbench } from './workbench';

/**
 * Three deploys and a rollback of one area under load: pages, code and data are requested at a fixed rate, and a member uses
 * the area in three tabs:
 * node --import tsx infra/faults/deployUnderLoad.ts [requests a second, of each kind]
 * Counts every response; none may fail. Two tabs keep the version they started with to the end, also on pages whose code they
 * had not loaded before; the third is reloaded after each change and must get the live version.
 */
const PER_SECOND = Number(process.argv[2] ?? 20);
const AREA = 'mfe-learning';
/** Each asks for code that the others do not. */
const PAGES = ['/calendar', '/my-salons', '/peer-groups', '/view-all/collections'] as const;
const QUERY = '{ salons(input: { take: 3 }) { ok data { id title } } coaches(input: { take: 3 }) { ok } }';

const { cleanUp, problems, run } = createProof();
await run(prove, 'Every request was answered.');

async function prove(): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('This opens tabs: it needs a Chromium, which CHROMIUM_PATH can name.');
  const dataDir = cleanUp.temporaryFolder('deploys');
  const env = await productEnvironment(dataDir);
  const product = await startProduct(env, 'embedded');
  cleanUp.add(product.stop);
  const workbench = createWorkbench(AREA, env);
  cleanUp.add(workbench.remove);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  cleanUp.add(() => browser.close());

  const port = Number(env[portVariable('shell')]);
  const context = await browser.newContext({ baseURL: `http://localhost:${port}` });
  await signIn(context);
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const stopLoads = await startLoads(port, cookie);
  const tabs = await goThroughReleases(context, workbench);
  const counts = await stopLoads();

  console.log(counts);
  for (const [kind, { asked, answered, failed }] of Object.entries(counts))
    if (answered !== asked) problems.push(`${kind}: ${JSON.stringify(failed)}`);
  for (const [index, { steps, answers, troubles }] of tabs.entries()) {
    console.log({ tab: index + 1, steps, answers, troubles: troubles.length });
    problems.push(...troubles.map((trouble) => `tab ${index + 1}: ${trouble}`));
  }
}

/** Pages, code and data; answers how to end it and what came of it. */
async function startLoads(port: number, cookie: string) {
  const code = createPublishedCode(`http://localhost:${port}`);
  const askPage = async (agent: Agent) => {
    const { status, body } = await ask(agent, { port, path: '/', headers: { cookie } });
    return status === 200 ? code.learn(body.toString()) : `/: status ${status}`;
  };
  const problem = await askPage(new Agent());
  if (problem) throw new Error(problem);
  const headers = { 'apollo-require-preflight': '1', cookie };
  const pages = startLoad(PER_SECOND, askPage);
  const files = startLoad(PER_SECOND, code.askAny);
  const data = startLoad(PER_SECOND, (agent) => askGraph(agent, { port, headers, query: QUERY }));
  return async () => ({ pages: await pages.stop(), code: await files.stop(), data: await data.stop() });
}

/** Answers the tabs in which it was gone through. */
async function goThroughReleases(context: BrowserContext, workbench: Workbench): Promise<Tab[]> {
  const before = await openTab(context, AREA);
  await before.load('/');
  const [original = ''] = before.versions;
  const anew = await openTab(context, AREA);
  const changes = [
    () => workbench.deploy('changed1'),
    () => workbench.deploy('changed2'),
    () => workbench.deploy('changed3'),
    workbench.rollBack,
  ];
  const live = ['changed1', 'changed2', 'changed3', 'changed2'];
  let between: Tab | undefined;
  for (const [index, change] of changes.entries()) {
    const page = PAGES[index]!;
    const pinned = [before, ...(between ? [between] : [])];
    console.log(await during(change, pinned));
    for (const tab of pinned) await tab.follow(page);
    await anew.load(page);
    keepsTo(anew, live[index]!);
    if (between) continue;
    between = await openTab(context, AREA);
    await between.load('/');
  }
  keepsTo(between!, live[0]!);
  keepsTo(before, original);
  return [before, between!, anew];
}

/** Another process changes what is live while the member navigates. */
async function during(change: () => Promise<string>, tabs: readonly Tab[]): Promise<string> {
  let isOver = false;
  const changing = change().finally(() => (isOver = true));
  // It is waited for below; until then nobody looks whether it failed.
  changing.catch(() => undefined);
  while (!isOver) for (const tab of tabs) await tab.toAndFro();
  return changing;
}

function keepsTo(tab: Tab, version: string): void {
  const versions = [...tab.versions];
  if (versions.length !== 1 || versions[0] !== version)
    problems.push(`A tab that has ${version} asked for code of ${versions.join(', ') || 'none'}`);
}
