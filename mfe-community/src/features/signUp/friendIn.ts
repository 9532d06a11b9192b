import { type SignUpInput, USER_LIMITS } from '@athenaeum/users-contract';

const NOBODY: SignUpInput = { first_name: '', last_name: '', email: '' };

/**
 * What the link of an invitation carries after the `#`, where no server sees it: the friend as the member has typed them.
 * Null without an invitation. Anybody can write such a link, so it fills in fields and says nothing.
 */
export function friendIn(hash: string): SignUpInput | null {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  // It has the keys of `NOBODY`, which `fromEntries` forgets.
  const friend = Object.fromEntries(
    Object.keys(NOBODY).map((field) => [field, (given.get(field) ?? '').trim().slice(0, USER_LIMITS.email)]),
  ) as unknown as SignUpInput;
  return Object.values(friend).some(Boolean) ? friend : null;
}
