import { arrayModifiers } from './arrays';
import { fieldModifiers } from './fields';

export interface Modifier {
  /** whether missing parents and fields are made on the way */
  creates: boolean;
  /** the field's new value, `undefined` to take it away */
  apply(current: unknown): unknown;
}

export type ModifierCompiler = (operand: unknown, path: string) => Modifier;

/** Every update operator that changes one field in place. */
export const modifiers: Record<string, ModifierCompiler> = { ...fieldModifiers, ...arrayModifiers };
