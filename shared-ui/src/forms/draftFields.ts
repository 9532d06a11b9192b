import type { FieldValues } from 'react-hook-form';
import { fieldId } from './fieldId';

/** Paths of changed fields. A list counts as one field: its entries mean nothing without each other. */
export function changedPaths(dirty: object, path = ''): string[] {
  return Object.entries(dirty).flatMap(([key, value]: [string, unknown]) => {
    const name = path ? `${path}.${key}` : key;
    if (Array.isArray(value)) return JSON.stringify(value).includes('true') ? [name] : [];
    if (typeof value === 'object' && value !== null) return changedPaths(value, name);
    return value === true ? [name] : [];
  });
}

/** Fields that must never be kept in a browser's storage: passwords, codes, card numbers, files. */
export function isSecret(path: string, value: unknown) {
  if (/password/i.test(path) || holdsFile(value)) return true;
  const control = document.getElementById(fieldId(path));
  if (!(control instanceof HTMLInputElement)) return false;
  return (
    ['password', 'file'].includes(control.type) ||
    /password|one-time-code|^cc-/.test(control.getAttribute('autocomplete') ?? '')
  );
}

/** The value at a path: `address.city`. */
export function valueAt(values: FieldValues, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (value as FieldValues | undefined)?.[key], values);
}

function holdsFile(value: unknown): boolean {
  if (value instanceof Blob || value instanceof FileList) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsFile);
}
