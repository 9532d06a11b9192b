import type { Member } from '../memberProfile.api';
import { isSame, type Part } from './useSaving';

/** The fields of a form that are not as she had read them: what she has not touched is not sent. */
export function changedFields(parsed: object, read: Member): Part | null {
  const before = read as unknown as Record<string, unknown>;
  const changed = Object.entries(parsed).filter(
    ([name, value]) => name in before && !isSame(value, before[name]),
  );
  return changed.length > 0 ? { fields: Object.fromEntries(changed) } : null;
}
