import { join } from 'node:path';
import { layers, zones } from './boundaries';
import { judgeImport } from './judgeImport';
import { readWorkspaces } from './workspaces';

const workspaces = readWorkspaces(join(__dirname, '../..'));
const judge = (file: string, specifier: string) =>
  judgeImport(file, specifier, { zones, layers, workspaces });

describe('what is allowed', () => {
  it.each([
    ['mfe-coaching/src/Root.tsx', '@athenaeum/shell-contract'],
    ['mfe-coaching/src/Root.test.tsx', '@athenaeum/shell-contract/testing'],
    ['mfe-coaching/src/features/bookSession/BookSessionForm.tsx', '@athenaeum/coaching-contract'],
    ['mfe-coaching/src/features/bookSession/BookSessionForm.tsx', '@athenaeum/shared-ui/forms'],
    ['mfe-coaching/src/features/bookSession/BookSessionForm.tsx', './SlotPicker'],
    ['mfe-coaching/src/features/bookSession/BookSessionForm.tsx', '../../components/CoachCard'],
    ['mfe-coaching/src/features/bookSession/bookSession.api.ts', '../../api'],
    ['mfe-coaching/src/routes/CoachPage.tsx', '../features/bookSession'],
    ['mfe-coaching/src/routes/CoachPage.tsx', '../features/bookSession/index'],
    ['mfe-coaching/src/remote.ts', './features/creditsWidget'],
    ['mfe-coaching/src/features/bookSession/BookSession.test.tsx', '../../routes/CoachPage'],
    ['shell/src/app/start.tsx', '@athenaeum/shell-contract'],
    ['shell/server/main.ts', '@athenaeum/registry'],
    ['gateway/bff/src/operations/areas/remotesNow.ts', '@athenaeum/registry'],
    ['gateway/bff/src/mail/pictures/pictures.ts', '@athenaeum/shared-ui/art'],
    ['shell/server/shellPage.ts', '../src/registry/registryView'],
    ['shell/e2e/specs/signIn.spec.ts', '../pages/SignInPage'],
    ['shell/e2e/specs/signIn.spec.ts', '@playwright/test'],
    ['shell/contract/src/mfe/mountReact.tsx', '@athenaeum/shared-ui'],
    ['subgraphs/users/src/index.ts', '@athenaeum/users-contract'],
    ['subgraphs/users/src/seed/index.ts', '@athenaeum/kit/demo'],
    ['subgraphs/users/contract/src/index.ts', 'zod/mini'],
    ['subgraphs/kit/src/mongo.ts', 'mongoose'],
    ['gateway/graph/src/embedded.ts', '@athenaeum/content-subgraph'],
    ['gateway/graph/src/graph.test.ts', '@athenaeum/gateway-testing/testGateway'],
    ['gateway/bff/src/app.ts', '@athenaeum/graph/edge'],
    ['gateway/worker/src/startWorker.ts', '@athenaeum/bff/delivery'],
    ['gateway/src/gateway.ts', '@athenaeum/worker'],
    ['mfe-coaching/src/api.ts', '@athenaeum/common/zones'],
    ['shell/server/listen.ts', '@athenaeum/common/server'],
    ['subgraphs/users/contract/src/index.ts', '@athenaeum/common/zones'],
    ['shared-ui/common/src/server/drain.ts', 'node:http'],
    ['infra/start/seed.ts', '@athenaeum/content-subgraph/seed'],
    ['infra/webpack/build.ts', '../codegen/runCodegen'],
    ['registry/src/build.ts', '@athenaeum/shell-contract/manifest'],
  ])('%s imports %s', (file, specifier) => {
    expect(judge(file, specifier)).toBeNull();
  });
});

describe('what is not, and which door it is sent to', () => {
  it.each([
    [
      'mfe-coaching/src/api.ts',
      '@athenaeum/coaching-subgraph',
      /^mfe-coaching may not import .*\.graphql operation/,
    ],
    [
      'mfe-coaching/src/api.ts',
      '@athenaeum/mfe-learning/manifest',
      /may not import @athenaeum\/mfe-learning\./,
    ],
    ['mfe-coaching/src/api.ts', '@athenaeum/kit', /domain's contract/],
    [
      'mfe-coaching/src/Root.tsx',
      '../../mfe-learning/src/Root',
      /import @athenaeum\/mfe-learning by its name/,
    ],
    ['mfe-coaching/src/Root.tsx', '../../shared-ui/src/index', /import @athenaeum\/shared-ui by its name/],
    [
      'mfe-coaching/src/Root.tsx',
      '@athenaeum/shared-ui/src/elements/Button/Button',
      /its doors are .*shared-ui\/theme/,
    ],
    [
      'shell/src/app/areas.ts',
      '@athenaeum/mfe-learning/manifest',
      /^shell may not .*manifests in the registry/,
    ],
    ['shell/src/app/areas.ts', '@athenaeum/registry', /^shell may not/],
    ['shell/server/main.ts', '@athenaeum/gateway', /over HTTP/],
    ['shell/e2e/specs/signIn.spec.ts', '../../src/auth/SignInPage', /public addresses/],
    ['shell/e2e/specs/signIn.spec.ts', '@athenaeum/kit/demo', /public addresses/],
    ['shell/contract/src/index.ts', '@athenaeum/users-contract', /shared-ui alone/],
    ['shared-ui/src/index.ts', '@athenaeum/shell-contract', /by its props/],
    ['subgraphs/users/contract/src/index.ts', 'mongoose', /zod and common only/],
    ['shared-ui/common/src/zones.ts', 'node:http', /neither a browser nor a server/],
    ['shared-ui/common/src/server/drain.ts', 'express', /Node alone/],
    ['shared-ui/common/src/zones.ts', '@athenaeum/kit', /neither a browser nor a server/],
    ['subgraphs/users/contract/src/index.ts', '@athenaeum/content-contract', /zod and common only/],
    ['subgraphs/users/src/index.ts', '@athenaeum/content-contract', /__typename/],
    ['subgraphs/users/src/index.ts', '@athenaeum/content-subgraph', /__typename/],
    ['subgraphs/kit/src/index.ts', '@athenaeum/users-contract', /knows no domain/],
    ['gateway/bff/src/mail/render/toHtml.ts', '@athenaeum/shared-ui', /asks the graph/],
    ['gateway/worker/src/startWorker.ts', '@athenaeum/shared-ui/art', /may not import/],
    ['gateway/graph/src/embedded.ts', '@athenaeum/shared-ui', /subgraphs' doors/],
    ['gateway/graph/src/graph.ts', '@athenaeum/bff', /neither routes nor jobs/],
    ['gateway/graph/src/graph.ts', '@athenaeum/worker', /neither routes nor jobs/],
    ['gateway/bff/src/app.ts', '@athenaeum/worker', /asks the graph/],
    ['gateway/bff/src/app.ts', '@athenaeum/gateway-testing/testGateway', /may not import/],
    ['gateway/worker/src/startWorker.ts', '@athenaeum/content-subgraph', /A job asks a subgraph/],
    ['gateway/src/gateway.ts', '@athenaeum/gateway-testing/testGateway', /each by its door/],
    ['infra/start/seed.ts', '../database/src/index', /import @athenaeum\/database by its name/],
    ['infra/start/start.ts', '@athenaeum/shell', /its doors are @athenaeum\/shell\/server, /],
  ])('%s imports %s', (file, specifier, expected) => {
    expect(judge(file, specifier)).toMatch(expected);
  });

  it('says so where a package has no door', () => {
    const closed = workspaces.map((one) => (one.name === '@athenaeum/shell' ? { ...one, doors: [] } : one));

    expect(
      judgeImport('infra/start/start.ts', '@athenaeum/shell', { zones, layers, workspaces: closed }),
    ).toMatch(/it has no door/);
  });
});

describe('inside an area', () => {
  it.each([
    [
      'mfe-x/src/features/board/Board.tsx',
      '../apply',
      /features\/ may not import another of them.*components\//,
    ],
    ['mfe-x/src/features/board/Board.tsx', '../apply/ApplyForm', /may not import another/],
    ['mfe-x/src/features/board/Board.tsx', '../../routes/BoardPage', /features\/ may not import routes\//],
    ['mfe-x/src/components/Card.tsx', '../features/board', /components\/ may not import features\//],
    ['mfe-x/src/routes/BoardPage.tsx', '../features/board/Board', /import what its index exports/],
    ['mfe-x/src/Root.tsx', './features/board/Board', /import what its index exports/],
  ])('%s does not import %s', (file, specifier, expected) => {
    expect(judge(file, specifier)).toMatch(expected);
  });
});
