import { readFileSync } from 'node:fs';
import { parseAllDocuments } from 'yaml';
import type { Container, Manifest } from '../deployment/manifests';
import { containerOf } from './composed';
import { must, podman, run } from './engine';
import type { ComposeService } from './images';

/** Kubelet takes a pod that was busy back at its next question. */
const PROBE_TRIES = 10;
const PROBE_PAUSE_MS = 2000;

/** As the image's own user, from inside: who it is, and whether it can write where it must not. */
const PROBE = `
  const { writeFileSync } = require('node:fs');
  const written = (path) => { try { writeFileSync(path, ''); return path; } catch (error) { return error.code; } };
  const told = async (answer) => answer.status === 200 ? 200 : answer.status + ' ' + (await answer.text()).slice(0, 300);
  const asked = async (url, tries = ${PROBE_TRIES}) => {
    const answer = await fetch(url).then(told, (error) => error.message);
    if (answer === 200 || tries === 1) return answer;
    await new Promise((resolve) => setTimeout(resolve, ${PROBE_PAUSE_MS}));
    return asked(url, tries - 1);
  };
  Promise.all(process.argv.slice(1).map((url) => asked(url))).then((answers) =>
    console.log(JSON.stringify({ uid: process.getuid(), root: written('/app/written'), tmp: written('/tmp/written'), answers })));
`;

/** What is wrong with a running container: its user, its file system, and what the probes of the cluster ask of it. */
export async function problemsOf(name: string): Promise<string[]> {
  const urls = probesOf(name);
  const said = await must(podman('exec', containerOf(name), 'node', '-e', PROBE, ...urls));
  const { uid, root, tmp, answers } = JSON.parse(said.split('\n').at(-1)!) as {
    uid: number;
    root: string;
    tmp: string;
    answers: unknown[];
  };
  return [
    ...(uid === 1000 ? [] : [`runs as ${uid}`]),
    ...(root === 'EROFS' ? [] : [`its file system can be written: ${root}`]),
    ...(tmp === '/tmp/written' ? [] : [`/tmp cannot be written: ${tmp}`]),
    ...answers.flatMap((answer, index) =>
      answer === 200 ? [] : [`${urls[index]} answers ${String(answer)}`],
    ),
  ];
}

/** As the smoke test of a deploy does: a page of the shell, in the browser of the image. */
const BROWSER = `
  const { chromium } = require('playwright-core');
  const [executablePath, url] = process.argv.slice(1);
  const args = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];
  const env = { PATH: process.env.PATH, HOME: '/tmp', TMPDIR: '/tmp' };
  chromium.launch({ executablePath, args, env }).then(async (browser) => {
    const page = await browser.newPage();
    const answer = await page.goto(url);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    console.log(answer.status());
    await browser.close();
  });
`;

/** What is wrong with the browser in a running container, by a page at `url`. */
export async function problemsOfBrowser(name: string, url: string): Promise<string[]> {
  const command = ['node', '-e', BROWSER, '/usr/bin/chromium-headless-shell', url];
  const { code, out, error } = await run(podman('exec', containerOf(name), ...command));
  return code === 0 && out.trim() === '200'
    ? []
    : [`its browser opens no page: ${(out + error).slice(-1500)}`];
}

/** Addresses that kubelet would ask, by the manifest of the same name. */
function probesOf(name: string): string[] {
  const documents = parseAllDocuments(readFileSync(`infra/k8s/base/${name}.yaml`, 'utf8'));
  const all = documents.map((document) => document.toJS() as Manifest);
  const [container] = all.find(({ kind }) => kind === 'Deployment')!.spec.template.spec
    .containers as Container[];
  const { startupProbe, livenessProbe, readinessProbe, ports } = container!;
  return [startupProbe, livenessProbe, readinessProbe].map(({ httpGet }) => {
    const port = ports!.find((one) => one.name === httpGet.port)?.containerPort;
    return `http://127.0.0.1:${port}${httpGet.path}`;
  });
}

/** Ends a container as an orchestrator does; null when it ended well within its time, with the milliseconds it took. */
export async function endOf(name: string, { stop_grace_period = '10s' }: ComposeService) {
  const container = containerOf(name);
  const startedAt = Date.now();
  await must(podman('stop', '--time', String(Number.parseInt(stop_grace_period, 10)), container));
  const tookMs = Date.now() - startedAt;
  const code = await must(podman('inspect', '--format', '{{.State.ExitCode}}', container));
  const log = await run(podman('logs', '--tail', '5', container));
  return {
    tookMs,
    problem: code === '0' ? null : `ended with ${code}: ${(log.out + log.error).slice(-800)}`,
  };
}
