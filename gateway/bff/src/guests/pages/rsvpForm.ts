import { CONTENT_MESSAGES, publicRSVPInput, type PublicRSVPForm } from '@athenaeum/content-contract';

export const TEXT_FIELDS = [
  'invite_code',
  'first_name',
  'last_name',
  'email',
  'title',
  'company',
  'country',
  'state',
  'city',
  'linkedin',
  'phone',
] as const;
export const CHECKBOXES = ['agree', 'signUpCheck'] as const;
export type FieldName = (typeof TEXT_FIELDS)[number] | (typeof CHECKBOXES)[number];

/** What was typed, as it was; a box that was ticked holds any text. */
export type Typed = Partial<Record<FieldName, string>>;
/** What is wrong, said beside the field. */
export type Problems = Partial<Record<FieldName, string>>;

const FIELDS: readonly FieldName[] = [...TEXT_FIELDS, ...CHECKBOXES];

/** The fields of the form in a body; nothing else of it. */
export function typedIn(body: unknown): Typed {
  const given = (body ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    FIELDS.flatMap((name) => (typeof given[name] === 'string' ? [[name, given[name]]] : [])),
  );
}

interface Asked {
  id: string;
  invite_type: string;
}

/** Checks a form as the mutation will: what is sent, or what is wrong with it. */
export function checkForm(event: Asked, typed: Typed): { input: PublicRSVPForm } | { wrong: Problems } {
  const texts = Object.fromEntries(TEXT_FIELDS.map((name) => [name, typed[name] ?? '']));
  const boxes = Object.fromEntries(CHECKBOXES.map((name) => [name, Boolean(typed[name])]));
  const { success, data, error } = publicRSVPInput.safeParse({
    ...texts,
    ...boxes,
    event_id: event.id,
    invite_code: typed.invite_code || null,
  });
  const lacksCode = event.invite_type === 'INVITE_ONLY' && !typed.invite_code?.trim();
  if (success && !lacksCode) return { input: data };
  const wrong: Problems = lacksCode ? { invite_code: CONTENT_MESSAGES.inviteCodeNeeded } : {};
  for (const { path, message } of error?.issues ?? []) wrong[path[0] as FieldName] ??= message;
  return { wrong };
}

/** The problems of a refusal that belong to fields of the form. */
export const problemsIn = (fields: Readonly<Record<string, string>> | undefined): Problems =>
  Object.fromEntries(Object.entries(fields ?? {}).filter(([name]) => FIELDS.includes(name as FieldName)));

/** The first field with a problem, in the order of the form. */
export const firstWrong = (problems: Problems): FieldName | undefined =>
  FIELDS.find((name) => problems[name]);
