import { demoId, demoMembers } from '@athenaeum/kit/demo';
import { DELETION_GRACE_DAYS } from '@athenaeum/users-contract';
import type { EmailRequestRow } from '../modules/emailChange/emailRequest.model';
import { DAY, type DemoUser } from './toRow';

/** The least known members: no walkthrough or drawing relies on them. */
const people = () => {
  const [writing, moving, leaving] = demoMembers().slice(-3);
  return { writing: writing!, moving: moving!, leaving: leaving! };
};

/** Requests for another email address that wait for staff: one with the address, one in the member's words. */
export function emailRequestRows(now: number): EmailRequestRow[] {
  const { writing, moving } = people();
  return [
    {
      ...waiting(moving.id, now - 2 * DAY),
      new_email: `${moving.slug}@mail.example`,
      body: 'I am leaving the company at the end of the month, and its mailbox with it. Please use my own address from now on.',
    },
    {
      ...waiting(writing.id, now - DAY / 8),
      new_email: null,
      body: 'We are being merged and all of us get new addresses. Mine is not known yet: may I write to you once it is?',
    },
  ];
}

const waiting = (user_id: string, asked_at: number) => ({
  _id: demoId('email-request', user_id),
  user_id,
  asked_at,
  status: 'waiting' as const,
  decided_at: null,
});

/** The same members, of whom the one who leaves asked for the deletion of the account three days ago. */
export function withDeletion(members: readonly DemoUser[], now: number): DemoUser[] {
  const { leaving } = people();
  const deletion_due_at = now + (DELETION_GRACE_DAYS - 3) * DAY;
  return members.map((member) => (member._id === leaving.id ? { ...member, deletion_due_at } : member));
}
