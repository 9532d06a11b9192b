import { AuditRow } from '@athenaeum/kit/audit';
import { clientOf, sendAll } from './testing/sendAll';
import { built, closeWorld, key, live, openWorld, tell, world } from './testing/areaTeam';

beforeEach(openWorld);
afterEach(closeWorld);

describe('where the audit trail cannot be written', () => {
  const WARNING = 'This was done, but could not be written into the audit trail: tell an admin.';
  const away = () => jest.spyOn(AuditRow, 'create').mockRejectedValue(new Error('The disk is full'));
  afterEach(() => jest.restoreAllMocks());

  it('says that a version was published, and what is missing', async () => {
    await sendAll(world, key, built('v001'));
    const rows = (await world.audit()).length;
    const lines: string[] = [];
    const trail = away();

    const text = await sendAll(world, key, built('v002'), { onProgress: (line) => lines.push(line) });

    expect(text).toContain('Deployed mfe-one v002');
    expect(lines.at(-1)).toBe(WARNING);
    expect(await live()).toBe('v002');
    expect(trail).toHaveBeenCalledTimes(1);
    expect(await world.audit()).toHaveLength(rows);
  });

  it('says the same of a promotion, a rollback and a kill', async () => {
    for (const version of ['v001', 'v002']) await sendAll(world, key, built(version));
    await sendAll(world, key, built('v003'), { percent: 10 });
    const lines: string[] = [];
    away();

    await clientOf(world, key).follow('/areas/mfe-one/promote', {}, (line) => lines.push(line));
    expect(lines.at(-1)).toBe(WARNING);
    expect(await live()).toBe('v003');
    expect(await tell('/rollback', {})).toMatch(new RegExp(`^Rolled mfe-one back to v002.*\n${WARNING}$`));
    expect(await tell('/kill', { version: 'v002' })).toMatch(
      new RegExp(`^Nobody gets mfe-one v002 any more.*\n${WARNING}$`),
    );
  });

  it('says why a version was refused all the same', async () => {
    away();

    await expect(sendAll(world, key, built('v001', ['query No{no}']))).rejects.toThrow(/operations/);
  });
});
