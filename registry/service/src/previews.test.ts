import { findOpenedPreview, openPreview, PREVIEW_TTL_MS, readOpenAnnouncements } from '@athenaeum/registry';
import { done } from '@athenaeum/release-protocol/answers';
import { clientOf, sendAll } from './testing/sendAll';
import { built, closeWorld, key, live, openWorld, statusOf, tell, world } from './testing/areaTeam';

beforeEach(openWorld);
afterEach(closeWorld);

describe('a preview', () => {
  const LINK = /^http:\/\/127\.0\.0\.1:\d+\/api\/previews\/([\w-]{32})$/m;

  it('goes through the checks, is signed by the house, and is given to nobody but by its link', async () => {
    const lines: string[] = [];
    const before = Date.now();
    await sendAll(world, key, built('v001'));

    const text = await sendAll(world, key, built('v002', ['query Me { me { data { id } } }']), {
      preview: true,
      onProgress: (line) => lines.push(line),
    });

    const [, token = ''] = LINK.exec(text) ?? [];
    const { connection } = world.registry;
    const trusted = new Map([[world.signer.id, world.signer.publicKey]]);
    const opened = await openPreview(connection, token, 'grace');
    expect(await findOpenedPreview(connection, opened!.secret, trusted)).toMatchObject({
      entry: { name: 'mfe-one', version: 'v002' },
    });
    expect(lines).toContainEqual(expect.stringMatching(/^ {2}ok {2}operations: all 1 can be answered/));
    expect(await live()).toBe('v001');
    const ofKey = (await statusOf()).previews;
    expect(ofKey).toMatchObject([
      { version: 'v002', by: expect.stringContaining("Ada's laptop"), opened: 1 },
    ]);
    // In production the gateway answers what was announced.
    const announced = await readOpenAnnouncements(connection, 0);
    expect(announced.map(({ id }) => id)).toContain('mfe-one preview v002');
    const record = await connection
      .collection<{ _id: string; until: number }>('registry_announcements')
      .findOne({ _id: 'mfe-one preview v002' });
    expect(record!.until).toBeGreaterThanOrEqual(before + PREVIEW_TTL_MS);
  });

  it('stands in the audit trail without its link', async () => {
    const text = await sendAll(world, key, built('v002'), { preview: true });

    const [, token = ''] = LINK.exec(text) ?? [];
    const row = (await world.audit()).at(-1)!;
    expect(row).toMatchObject({
      operation: 'previewRemote',
      target_id: 'mfe-one',
      after: { version: 'v002', record: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
    expect(token).not.toBe('');
    expect(JSON.stringify(row)).not.toContain(token);
  });

  it('is refused as a deploy would be, and then nothing can be opened', async () => {
    await expect(
      sendAll(world, key, built('v002', ['query No{nowhere{id}}']), { preview: true }),
    ).rejects.toThrow(/Refused by: operations/);

    expect((await statusOf()).previews).toEqual([]);
    expect((await world.audit()).at(-1)).toMatchObject({ operation: 'refuseRelease' });
  });

  it('takes a right of its own, which gives nobody anything else', async () => {
    await sendAll(world, key, built('v001'));
    const only = await world.key({ rights: ['preview', 'untested'] });
    const without = await world.key({ rights: ['deploy', 'canary', 'untested'] });

    await sendAll(world, only, built('v002'), { preview: true });
    await expect(sendAll(world, without, built('v002'), { preview: true })).rejects.toThrow('“preview”');
    await expect(sendAll(world, only, built('v002'))).rejects.toThrow('“deploy”');
    await expect(sendAll(world, only, built('v002'), { percent: 10 })).rejects.toThrow('“canary”');
    await expect(sendAll(world, key, built('v002'), { preview: true, percent: 10 })).rejects.toThrow(
      'A preview is given to nobody',
    );
    await expect(clientOf(world, only).tell('/areas/mfe-one/rollback', {}, done)).rejects.toThrow(
      '“rollback”',
    );
    await expect(
      clientOf(world, without).tell('/areas/mfe-one/rollback', { preview: true }, done),
    ).rejects.toThrow('“rollback”');
    const { text } = await clientOf(world, only).tell('/areas/mfe-one/rollback', { preview: true }, done);
    expect(text).toContain('Its preview has ended');
  });

  it('ends by itself alone, or with a rollback', async () => {
    await sendAll(world, key, built('v001'));
    await sendAll(world, key, built('v002'));
    await sendAll(world, key, built('v003'), { preview: true });

    expect(await tell('/rollback', { preview: true })).toContain('Its preview has ended');
    expect([await live(), (await statusOf()).previews]).toEqual(['v002', []]);
    expect((await world.audit()).at(-1)).toMatchObject({ operation: 'endPreviews' });
    await sendAll(world, key, built('v003'), { preview: true });

    expect(await tell('/rollback', {})).toMatch(/back to v001 .* Its preview has ended/);
    expect([await live(), (await statusOf()).previews]).toEqual(['v001', []]);
  });
});
