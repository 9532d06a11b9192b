import { randomBytes } from 'node:crypto';
import { isDuplicateKey, Refusal } from '@athenaeum/kit';
import { SIGN_UP_MESSAGES, type CreateUserInput } from '@athenaeum/users-contract';
import { fold } from './findable';
import { User } from './user.model';

/** A member's account. She sets her password and answers the intake afterwards. */
export async function createUser(input: CreateUserInput) {
  const wanted = slugOf(input);
  const user = await save(input, wanted).catch((error: unknown) => {
    if (!isTaken(error, 'slug')) throw error;
    // Somebody of her name was here first.
    return save(input, `${wanted}-${randomBytes(3).toString('hex')}`);
  });
  const { _id, first_name, last_name, email, slug, salesforce_contact_id } = user;
  return { id: _id, first_name, last_name, email, slug, salesforce_contact_id };
}

async function save(input: CreateUserInput, slug: string) {
  const user = new User({ ...input, slug, relationship_type: 'Member', created_at: Date.now() });
  try {
    await user.save();
  } catch (error) {
    if (isTaken(error, 'email'))
      throw new Refusal('CONFLICT', SIGN_UP_MESSAGES.emailTaken, { email: SIGN_UP_MESSAGES.emailTaken });
    throw error;
  }
  return user.toObject();
}

const isTaken = (error: unknown, field: string): boolean =>
  isDuplicateKey(error) && field in ((error as { keyPattern?: object }).keyPattern ?? {});

const slugOf = ({ first_name, last_name }: CreateUserInput): string =>
  fold(`${first_name} ${last_name}`)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'member';
