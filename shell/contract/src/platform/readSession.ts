import { isLanguage } from '@athenaeum/messages';
import { ROLES, type Role } from '../roles';
import type { Session } from './platform';

/** Parses an answer of `/api/auth/me` (`{ user: {...} | null }`); anything invalid is a visitor. */
export function readSession(answer: unknown): Session {
  const user = isRecord(answer) ? answer.user : null;
  if (!isRecord(user) || typeof user.id !== 'string') return { status: 'ready', user: null };
  return {
    status: 'ready',
    user: {
      id: user.id,
      name: textOf(user.name) ?? '',
      first_name: textOf(user.first_name) ?? textOf(user.name)?.split(' ')[0] ?? '',
      slug: textOf(user.slug),
      avatar: textOf(user.avatar),
      roles: Array.isArray(user.roles) ? user.roles.filter(isRole) : [],
      needs_agreement: user.needs_agreement === true,
      timezone: textOf(user.timezone),
      language: languageOf(user.language),
      browser_language: languageOf(user.browser_language),
    },
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
const languageOf = (value: unknown) => (isLanguage(value) ? value : null);
const isRole = (value: unknown): value is Role => (ROLES as readonly unknown[]).includes(value);
