import { type SignUpInput, USER_LIMITS } from '@athenaeum/users-contract';

const EMPTY: SignUpInput = { first_name: '', last_name: '', email: '' };

/**
 * Parses an invitation link's part after the `#`, where no server sees it: the friend's details as the member entered them.
 * Null without an invitation. Anybody can write such a link, so it only prefills fields.
 */
export function parseInvitation(hash: string): SignUpInput | null {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  // It has the keys of `EMPTY`; `fromEntries` loses their types.
  const friend = Object.fromEntries(
    Object.keys(EMPTY).map((field) => [field, (params.get(field) ?? '').trim().slice(0, USER_LIMITS.email)]),
  ) as unknown as SignUpInput;
  return Object.values(friend).some(Boolean) ? friend : null;
}
