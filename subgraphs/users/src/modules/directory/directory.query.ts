import { escapeRegExp, hasRole, toCondition, toConditions } from '@athenaeum/kit';
import {
  DIRECTORY_CATEGORIES,
  DIRECTORY_RELATIONSHIP_TYPES,
  type DirectoryCategory,
} from '@athenaeum/users-contract';
import type { AgreementRow } from '../agreement/agreement.model';
import { needsAgreementCondition } from '../agreement/agreement.policy';
import { findableValue, fold } from '../user/findable';
import type { ProfileViewer } from '../user/visibleValue';
import type { DirectoryInput } from './directory.input';
import { findableBy } from './findableBy';

type Condition = Record<string, unknown>;
type CategoryFilter = NonNullable<DirectoryInput[DirectoryCategory]>;

/** Whom the viewer may come across at all, and which of them this list is about. */
export function listedMembers(viewer: ProfileViewer, input: DirectoryInput): Condition {
  const listed = hasRole(viewer, 'admin')
    ? {}
    : {
        relationship_type: { $in: DIRECTORY_RELATIONSHIP_TYPES },
        hide_from_directory: false,
        disabled: false,
      };
  return { $and: [listed, toConditions(input, ['relationship_type', 'hide_from_directory'])] };
}

export function directoryQuery(
  viewer: ProfileViewer,
  input: DirectoryInput,
  inForce: AgreementRow | null,
): Condition {
  const words = fold(input.search ?? '').split(' ');
  const phrases = [...words, fold(input.summary?.contains ?? '')].filter((phrase) => phrase !== '');
  return {
    $and: [
      listedMembers(viewer, input),
      ...DIRECTORY_CATEGORIES.flatMap((category) => categoryConditions(viewer, category, input[category])),
      ...phrases.map((phrase) => findableBy(viewer, 'text', { $regex: new RegExp(escapeRegExp(phrase)) })),
      toConditions(input, ['email', 'isAdmin', 'intake_form_submitted']),
      ...agreementConditions(input.needs_agreement?.equals, inForce),
    ],
  };
}

function categoryConditions(
  viewer: ProfileViewer,
  category: DirectoryCategory,
  filter: CategoryFilter | null | undefined,
): Condition[] {
  const stored = (value: string) => findableValue(category, value);
  const { equals, in: anyOf, notIn, contains } = filter ?? {};
  const positive = [
    toCondition({ equals: typeof equals === 'string' ? stored(equals) : null }),
    toCondition({ in: anyOf?.map(stored) }),
    typeof contains === 'string'
      ? { $regex: new RegExp(`^${stored('')}.*${escapeRegExp(contains)}`, 'i') }
      : undefined,
  ].flatMap((condition) => (condition ? [findableBy(viewer, 'values', condition)] : []));
  // She is not left out for a value the viewer may not see.
  const negative = notIn ? [{ $nor: [findableBy(viewer, 'values', { $in: notIn.map(stored) })] }] : [];
  return [...positive, ...negative];
}

function agreementConditions(asked: boolean | null | undefined, inForce: AgreementRow | null): Condition[] {
  if (typeof asked !== 'boolean') return [];
  const missing = needsAgreementCondition(inForce);
  return [asked ? missing : { $nor: [missing] }];
}
