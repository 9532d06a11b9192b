import { translateSentence } from '@athenaeum/messages';
import { invitationRow } from '@athenaeum/users-contract';
import * as z from 'zod/mini';

export const ROW_FIELDS = ['first_name', 'last_name', 'email', 'company', 'linkedin'] as const;
export type RowField = (typeof ROW_FIELDS)[number];
export type RowValues = Record<RowField, string>;

/** A friend as typed in so far, or as invited. */
export interface Row {
  key: number;
  values: RowValues;
  isSent: boolean;
  /** What the server said against this one. */
  problem: string | null;
}

let lastKey = 0;
export const emptyRow = (): Row => ({
  key: ++lastKey,
  values: { first_name: '', last_name: '', email: '', company: '', linkedin: '' },
  isSent: false,
  problem: null,
});

/** Nothing was typed: it is skipped. */
export const isEmpty = ({ values }: Row): boolean => ROW_FIELDS.every((field) => values[field].trim() === '');

/** What is wrong with a row, field by field, in the specification's words. */
export function problemsOf(row: Row): Partial<Record<RowField, string>> {
  if (row.isSent || isEmpty(row)) return {};
  const { error } = z.safeParse(invitationRow, row.values);
  const issues = [...(error?.issues ?? [])].reverse();
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), translateSentence(message)]));
}

const PAYLOAD_FIELD = /^referred_(\w+)$/;

/** The one sentence for a row that the server did not take. */
export const refusalOf = (message: string, fields?: Record<string, string>): string =>
  translateSentence(Object.entries(fields ?? {}).find(([name]) => PAYLOAD_FIELD.test(name))?.[1] ?? message);
