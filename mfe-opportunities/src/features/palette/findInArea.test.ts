import { createTestPlatform, respond, sent } from '@athenaeum/shell-contract/testing';
import { OpportunityPaletteDocument } from './__generated__/palette';
import { findInArea } from './findInArea';

const DAY_MS = 86_400_000;

it('finds open roles, with how long they stay open when that is short, else their hub', async () => {
  const role = {
    id: 'trustee',
    slug: 'trustee',
    role: 'Trustee',
    company: null,
    image: null,
    opportunityType: 'Board Seat' as const,
    nearestRegionalHub: 'Chicago',
    compensation: 'Equity only',
    expires_at: null,
  };
  respond(OpportunityPaletteDocument, {
    opportunities: { ok: true, data: [role, { ...role, expires_at: Date.now() + 2.5 * DAY_MS }] },
  });

  const [group] = await findInArea({ platform: createTestPlatform(), term: 'trustee' });

  expect(sent(OpportunityPaletteDocument)).toEqual([{ words: 'trustee' }]);
  expect(group!.label).toBe('Roles');
  expect(group!.items[0]).toEqual({
    to: '/opportunities?opportunity=trustee',
    title: 'Trustee',
    detail: null,
    note: 'Chicago',
    picture: { kind: 'square', name: 'trustee', src: null },
  });
  expect(group!.items[1]).toMatchObject({ note: '3 days left' });
});
