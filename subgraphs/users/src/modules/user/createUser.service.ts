import { randomBytes } from 'node:crypto';
import { isDuplicateKey, Refusal } from '@athenaeum/kit';
import { SIGN_UP_MESSAGES, type CreateUserInput } from '@athenaeum/users-contract';
import type { ClientSession } from 'mongoose';
import { fold } from './findable';
import { User, type UserRow } from './user.model';

interface Making {
  session?: ClientSession;
  /** The purchase at the billing provider. */
  id?: string;
  /** Whether the address is known to be that person's own. */
  email_verified?: boolean;
  /** The language of that person's browser, where it is known. */
  browser_language?: UserRow['browser_language'];
}

/** Creates a member's account. The password and the intake follow. */
export async function createUser(input: CreateUserInput, making: Making = {}) {
  const wanted = slugOf(input);
  // The slug was taken. Checked beforehand as well: in a transaction a duplicate key aborts everything.
  const isFree = !(await User.exists({ slug: wanted }).session(making.session ?? null));
  const user = await save(input, isFree ? wanted : another(wanted), making).catch((error: unknown) => {
    if (making.session || !isTaken(error, 'slug')) throw error;
    return save(input, another(wanted), making);
  });
  const { _id, first_name, last_name, email, slug, salesforce_contact_id } = user;
  return { id: _id, first_name, last_name, email, slug, salesforce_contact_id };
}

async function save(input: CreateUserInput, slug: string, making: Making) {
  const { session, id, email_verified = true, browser_language = null } = making;
  const own = {
    email_verified,
    browser_language,
    slug,
    relationship_type: 'Member',
    created_at: Date.now(),
    ...(id ? { _id: id } : {}),
  };
  const user = new User({ ...input, ...own });
  try {
    await user.save({ session });
  } catch (error) {
    if (isTaken(error, 'email'))
      throw new Refusal('CONFLICT', SIGN_UP_MESSAGES.emailTaken, { email: SIGN_UP_MESSAGES.emailTaken });
    throw error;
  }
  return user.toObject();
}

const another = (slug: string) => `${slug}-${randomBytes(3).toString('hex')}`;

const isTaken = (error: unknown, field: string): boolean =>
  isDuplicateKey(error) && field in ((error as { keyPattern?: object }).keyPattern ?? {});

const slugOf = ({ first_name, last_name }: CreateUserInput): string =>
  fold(`${first_name} ${last_name}`)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'member';
