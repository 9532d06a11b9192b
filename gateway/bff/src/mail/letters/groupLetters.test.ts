import type { Contact, GroupNotice, Sources } from '../../sources/sources';
import { NGOZI, sourcesOf } from '../../jobs/testing';
import { compose, type Prepared } from '../compose';
import { BRAND } from '../testing/samples';
import { groupAnswerLetter, groupRequestLetter } from './groupLetters';
import type { AnyLetterKind, LetterContext } from './letterKind';

const INES: Contact = {
  ...NGOZI,
  id: 'leader-1',
  first_name: 'Ines',
  last_name: 'Duarte',
  email: 'ines@example.org',
};
const asked: GroupNotice = {
  ...{ id: 'place-1', user_id: NGOZI.id, status: 'REQUESTED', slug: 'audit-chairs', title: 'Audit Chairs' },
  leader_user_ids: [INES.id],
};
const answered = (status: GroupNotice['status']): GroupNotice => ({ ...asked, status });

const prepare = (
  letter: AnyLetterKind,
  row: object,
  notice: GroupNotice | null,
  more: Partial<Sources> = {},
) => {
  const people = new Map([NGOZI, INES].map((contact) => [contact.id, contact]));
  const sources: Sources = {
    ...sourcesOf(null),
    contact: async (id) => people.get(id) ?? null,
    isMember: async () => true,
    groupNotice: async () => notice,
    ...more,
  };
  return letter.prepare({ membership_id: 'place-1', ...row }, { sources, brand: BRAND } as LetterContext);
};
const written = async (...given: Parameters<typeof prepare>) =>
  compose('1', (await prepare(...given)) as Prepared, BRAND);

describe('a request for a seat in a peer group', () => {
  const toInes = { leader_id: INES.id };

  it.each([
    ['it was answered', answered('MEMBER'), {}],
    ['it was withdrawn', null, {}],
    ['somebody else leads the group by now', { ...asked, leader_user_ids: ['leader-2'] }, {}],
    ['the account of who asked is gone', asked, { contact: async () => null }],
  ])('is not mailed when %s', async (_why, notice, more) => {
    expect(await prepare(groupRequestLetter, toInes, notice, more)).toBeNull();
  });

  it('reaches the leader, by name, with the page where it is answered', async () => {
    const mail = await written(groupRequestLetter, toInes, asked);

    expect(mail).toMatchObject({
      to: [{ name: 'Ines Duarte', address: INES.email }],
      subject: 'Ngozi Eze asks to join Audit Chairs',
    });
    expect(mail.text).toContain('https://members.example/peer-groups/audit-chairs');
    expect(mail.text).not.toContain(NGOZI.email);
  });

  it.each([
    ['no leader has an account', { leader_id: null }, {}],
    ['the leader is no member any more', toInes, { isMember: async () => false }],
  ])('reaches member support where %s', async (_why, row, more) => {
    const { to } = await written(groupRequestLetter, row, asked, more);

    expect(to).toEqual([expect.objectContaining({ address: BRAND.memberSupport })]);
  });
});

describe('the answer', () => {
  it.each([
    ['it waits', asked],
    ['the member has left', null],
  ])('is not mailed while %s', async (_why, notice) => {
    expect(await prepare(groupAnswerLetter, {}, notice)).toBeNull();
  });

  it('tells who asked of the seat, and where the group is', async () => {
    const mail = await written(groupAnswerLetter, {}, answered('MEMBER'));

    expect(mail).toMatchObject({ to: [{ address: NGOZI.email }], subject: 'You’ve joined Audit Chairs' });
    expect(mail.text).toContain('https://members.example/peer-groups/audit-chairs');
  });

  it('leads on to other groups when there is no seat', async () => {
    const mail = await written(groupAnswerLetter, {}, answered('DECLINED'));

    expect(mail.subject).toBe('Your request to join Audit Chairs');
    expect(mail.text).toContain('There’s no seat for you at the moment,');
    expect(mail.text).toMatch(/members\.example\/peer-groups\s/);
  });
});
