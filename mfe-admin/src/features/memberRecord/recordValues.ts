import { truncate } from '@athenaeum/shared-ui';
import {
  GOAL_TYPES,
  type adminOnlyFields,
  RELATIONSHIP_TYPE_LABELS,
  sameText,
  toValues,
} from '@athenaeum/users-contract';
import type { Change } from '../../components/changes';
import { commonText } from '../../components/common.messages';
import type { UpdateMemberInput } from './__generated__/memberRecord';
import type { RecordOfMember } from './memberRecord.api';
import { labelOf, RECORD_FIELDS, type RecordField } from './recordFields';

/** The form's values of a record: lists as one line, goals one per line, missing values as ''. */
export type RecordValues = Record<string, string | boolean>;

const ROLES = ['support', 'editor'] as const;
const STATUS_FIELDS: readonly (keyof typeof adminOnlyFields)[] = [
  'relationship_type',
  'hide_from_directory',
  'isAdmin',
  'staff_roles',
  'tags',
];

export function valuesOf(member: RecordOfMember): RecordValues {
  return Object.fromEntries(RECORD_FIELDS.map((field) => [keyOf(field), valueOf(member, field)]));
}

/** Its name in the form: goal kinds have a space, which form paths may not. */
export const keyOf = ({ name }: Pick<RecordField, 'name'>) => name.replace(' ', '_');

function valueOf(member: RecordOfMember, { name, kind }: RecordField): string | boolean {
  if (kind === 'goals') return goalsOf(member, name).join('\n');
  if (isRole(name)) return (member.staff_roles ?? []).includes(name);
  const value = member[name as keyof RecordOfMember] as
    string | boolean | readonly string[] | null | undefined;
  if (kind === 'tick') return value === true;
  return Array.isArray(value) ? value.join('; ') : String(value ?? '');
}

/** The changed fields in words, in the order of the sections. */
export const changesOf = (before: RecordValues, after: RecordValues): Change[] =>
  RECORD_FIELDS.filter((field) => before[keyOf(field)] !== after[keyOf(field)]).map((field) => ({
    name: keyOf(field),
    label: labelOf(field),
    before: inWords(field, before[keyOf(field)]),
    after: inWords(field, after[keyOf(field)]),
  }));

/** The input of the mutation: changed fields only. */
export function inputOf(
  member: RecordOfMember,
  values: RecordValues,
): Pick<UpdateMemberInput, 'fields' | 'standing' | 'goals'> {
  const before = valuesOf(member);
  const changed = RECORD_FIELDS.filter((field) => before[keyOf(field)] !== values[keyOf(field)]);
  const fields: Record<string, unknown> = {};
  const standing: Record<string, unknown> = {};
  let goals: UpdateMemberInput['goals'];
  for (const field of changed) {
    const { name, kind } = field;
    if (kind === 'goals') goals = goalsIn(member, values);
    else if (isRole(name)) standing.staff_roles = ROLES.filter((role) => values[role] === true);
    else (STATUS_FIELDS.some((own) => own === name) ? standing : fields)[name] = sentOf(field, values[name]);
  }
  return {
    ...(Object.keys(fields).length > 0 && { fields }),
    ...(Object.keys(standing).length > 0 && { standing }),
    ...(goals && { goals }),
  };
}

function sentOf({ kind }: RecordField, value: string | boolean | undefined): unknown {
  if (kind === 'several' || kind === 'words') return toValues(String(value));
  return value === '' ? null : value;
}

/** The goals; an unchanged goal keeps whether it is current. */
const goalsIn = (member: RecordOfMember, values: RecordValues) =>
  GOAL_TYPES.flatMap((type) =>
    String(values[keyOf({ name: type })] ?? '')
      .split('\n')
      .map((title) => title.trim())
      .filter(Boolean)
      .map((title) => ({
        title,
        type,
        current:
          member.goals?.find((goal) => goal.type === type && sameText(goal.title, title))?.current ?? 'true',
      })),
  );

const goalsOf = ({ goals }: RecordOfMember, type: string) =>
  (goals ?? []).filter((goal) => goal.type === type).map(({ title }) => title);

const isRole = (name: string): name is (typeof ROLES)[number] => ROLES.some((role) => role === name);

const LONG = 80;

function inWords({ name, kind }: RecordField, value: string | boolean | undefined): string {
  if (typeof value === 'boolean') return value ? commonText.yes : commonText.no;
  if (!value?.trim()) return commonText.none;
  if (name === 'relationship_type') return labelOfRelationship(value);
  const words = kind === 'goals' ? value.split('\n').filter(Boolean).join('; ') : value;
  return truncate(words, LONG);
}

/** 'Member (Active)' and 'Prospect (Inactive)' (community, section 4). */
export const labelOfRelationship = (type: string): string =>
  new Map<string, string>(Object.entries(RELATIONSHIP_TYPE_LABELS)).get(type) ?? type;
