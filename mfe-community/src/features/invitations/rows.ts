import { translateSentence } from '@athenaeum/messages';
import { invitationRow } from '@athenaeum/users-contract';
import * as z from 'zod/mini';

export const ROW_FIELDS = ['first_name', 'last_name', 'email', 'company', 'linkedin'] as const;
export type RowField = (typeof ROW_FIELDS)[number];
export type RowValues = Record<RowField, string>;

/** A friend as entered so far, or as invited. */
export interface Row {
  key: number;
  values: RowValues;
  isSent: boolean;
  /** The server's error for this one. */
  problem: string | null;
}

let lastKey = 0;
export const emptyRow = (): Row => ({
  key: ++lastKey,
  values: { first_name: '', last_name: '', email: '', company: '', linkedin: '' },
  isSent: false,
  problem: null,
});

/** An empty row, which is skipped. */
export const isEmpty = ({ values }: Row): boolean => ROW_FIELDS.every((field) => values[field].trim() === '');

/** The errors of a row by field, with the specification's messages. */
export function problemsOf(row: Row): Partial<Record<RowField, string>> {
  if (row.isSent || isEmpty(row)) return {};
  const { error } = z.safeParse(invitationRow, row.values);
  const issues = [...(error?.issues ?? [])].reverse();
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), translateSentence(message)]));
}

const PAYLOAD_FIELD = /^referred_(\w+)$/;

/** The message for a row that the server refused. */
export const refusalOf = (message: string, fields?: Record<string, string>): string =>
  translateSentence(Object.entries(fields ?? {}).find(([name]) => PAYLOAD_FIELD.test(name))?.[1] ?? message);
