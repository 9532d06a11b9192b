import type { Member } from '../memberProfile.api';
import { isSame, type Part } from './useSaving';

/** The fields of a form that differ from what was read: unchanged ones are not sent. */
export function changedFields(parsed: object, read: Member): Part | null {
  const before = new Map<string, unknown>(Object.entries(read));
  const changed = Object.entries(parsed).filter(
    ([name, value]) => before.has(name) && !isSame(said(value), said(before.get(name))),
  );
  return changed.length > 0 ? { fields: Object.fromEntries(changed) } : null;
}

/** Null, an empty string and an empty list count as equal. */
const said = (value: unknown) => (Array.isArray(value) && value.length === 0 ? null : value);
