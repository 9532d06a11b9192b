import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

const read = (path: string) => readFileSync(path, 'utf8');
const yaml = <Shape extends object>(path: string) =>
  parse(read(path), { strict: true, uniqueKeys: true }) as Shape;

interface Workflow {
  jobs: Record<string, { steps: { run?: string; uses?: string; with?: Record<string, unknown> }[] }>;
}

it.each([
  ['.github/workflows/ci.yml'],
  ['.gitlab-ci.yml'],
  ['.github/ISSUE_TEMPLATE/bug.yml'],
  ['.github/ISSUE_TEMPLATE/idea.yml'],
  ['.github/ISSUE_TEMPLATE/config.yml'],
])('%s is YAML', (path) => {
  expect(Object.keys(yaml(path)).length).toBeGreaterThan(0);
});

it('CI of GitHub and of GitLab runs what every change has to pass, and nothing else', () => {
  const { jobs } = yaml<Workflow>('.github/workflows/ci.yml');
  const steps = Object.values(jobs).flatMap(({ steps }) => steps);
  const gitlab = yaml<{ run: { script: string[] } }>('.gitlab-ci.yml');

  expect(steps.flatMap(({ run }) => run ?? [])).toEqual(['.ci/run']);
  expect(gitlab.run.script).toEqual(['.ci/run']);
  expect(() => accessSync('.ci/run', constants.X_OK)).not.toThrow();
});

it('CI uses the Node of the checkout', () => {
  const version = read('.nvmrc').trim();
  const { jobs } = yaml<Workflow>('.github/workflows/ci.yml');
  const setup = Object.values(jobs)
    .flatMap(({ steps }) => steps)
    .find(({ uses }) => uses?.startsWith('actions/setup-node@'));

  expect(setup?.with).toMatchObject({ 'node-version-file': '.nvmrc' });
  expect(read('.gitlab-ci.yml')).toContain(`image: node:${version}-`);
});

it('every path with owners is there, and every part at the top has some', () => {
  const rules = read('.github/CODEOWNERS')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split(/\s+/));

  for (const [path = '', ...owners] of rules) {
    expect([path, path === '*' || existsSync(`.${path}`)]).toEqual([path, true]);
    expect([path, owners.every((owner) => /^@[\w-]+\/[\w-]+$/.test(owner)) && owners.length > 0]).toEqual([
      path,
      true,
    ]);
  }
  const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
  const owned = rules.map(([path = '']) => path).filter((path) => path !== '*');
  const tops = [...new Set(workspaces.map((path) => path.split('/')[0]))].filter(
    (top) => top !== 'subgraphs',
  );
  expect(tops.filter((top) => !owned.some((path) => path.startsWith(`/${top}/`)))).toEqual([]);
});

it('Renovate pins exact versions', () => {
  const settings = JSON.parse(read('renovate.json')) as { rangeStrategy: string };

  expect(settings.rangeStrategy).toBe('pin');
  expect(read('.npmrc')).toContain('save-exact=true');
});
