import { saveDevice } from '@athenaeum/shared-ui/device';
import { findPage } from '@athenaeum/shell-contract';
import { createTestPlatform, mockServer, respond, sent, testMember } from '@athenaeum/shell-contract/testing';
import { http, HttpResponse } from 'msw';
import { CreateProgressDocument, keepProgress } from './components/keptProgress';
import { MySalonsDocument, MySavedDocument } from './features/mySalons/__generated__/mySalons';
import { keep } from './keeping';
import { kept } from './manifest';
import { pages } from './pages';
import { answer } from './testing/answers';
import { aRecording, aSalon } from './testing/salons';

const list = <Row>(data: Row[]) => ({ ...answer(data), count: data.length });
const isAt = (slug: string) => ({ ...aSalon({ slug, title: slug }), next: null });
afterEach(() => localStorage.clear());

function aMember() {
  respond(MySalonsDocument, { upcoming: list([isAt('a-seat')]), past: list([]) });
  respond(MySavedDocument, ({ skip }) => ({
    collections: list([]),
    saved: list(skip === 0 ? [aRecording({ slug: 'saved', title: 'Saved' }), isAt('a-seat')] : []),
  }));
}

it('names the member’s own pages, once each, with nothing that the manifest does not declare', async () => {
  aMember();

  const own = await keep(createTestPlatform());

  expect(own.map(({ path }) => path)).toEqual(['/my-salons', '/calendar', '/salons/a-seat', '/salons/saved']);
  const declared = kept!.pages.map((path) => ({ path }));
  for (const { path, queries } of own) {
    expect(findPage(pages, path)).toBeDefined();
    expect(findPage(declared, path)).toBeDefined();
    for (const { document } of queries) expect(Object.keys(kept!.operations)).toContain(document.name);
  }
});

it('sends first what was read without a network', async () => {
  aMember();
  saveDevice({ account: testMember.id, push: null, keeps: true });
  keepProgress(testMember.id, 'a', 0.5);
  mockServer.use(
    http.post('*/webhooks/salesforce/progress', () => HttpResponse.json({ ok: true, code: null })),
  );
  respond(CreateProgressDocument, { createProgress: answer({ id: 'p1', progress: 0.5, watched: false }) });

  await keep(createTestPlatform());

  expect(sent(CreateProgressDocument)).toHaveLength(1);
});
