import type { AuditRecord } from '@athenaeum/kit/audit';
import { thingsIn } from './thingsIn';

const aRow = (row: Partial<AuditRecord>) =>
  ({ operation: 'updateMember', target_id: 'amara', before: {}, after: {}, ...row }) as AuditRecord;

it('has targets and what left or came, each once, whatever the number of rows', () => {
  const saved = aRow({
    operation: 'saveSalon',
    target_id: 'the-ask',
    before: { category_ids: ['govern'] },
    after: { category_ids: ['build'], speakers: [{ speaker_id: 'maya', type: 'HOST' }] },
  });
  const renamed = aRow({ operation: 'saveSpeaker', target_id: 'maya', after: { name: 'Maya Chen' } });

  expect(thingsIn([saved, renamed, saved])).toEqual([
    { of: 'salons', id: 'the-ask' },
    { of: 'categories', id: 'govern' },
    { of: 'categories', id: 'build' },
    { of: 'speakers', id: 'maya' },
  ]);
});

it('has nothing of members, whose names this domain knows', () => {
  expect(thingsIn([aRow({ before: { last_name: 'Osei' }, after: { last_name: 'Osei-Mensah' } })])).toEqual(
    [],
  );
});
