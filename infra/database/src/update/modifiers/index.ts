import { arrayModifiers } from './arrays';
import { fieldModifiers } from './fields';

export interface Modifier {
  /** whether missing parents and fields are created */
  creates: boolean;
  /** the field's new value, `undefined` to remove it */
  apply(current: unknown): unknown;
}

export type ModifierCompiler = (operand: unknown, path: string) => Modifier;

/** Every update operator that changes one field in place. */
export const modifiers: Record<string, ModifierCompiler> = { ...fieldModifiers, ...arrayModifiers };
