import { type ComponentType, useState } from 'react';

interface PasswordStrengthView {
  /** For the first use of the field: what judges is larger than the page itself. */
  load(): void;
  /** Null until it is loaded, and where it cannot be: it is advice, and the page does without. */
  Shown: ComponentType<{ password: string }> | null;
}

export function usePasswordStrength(): PasswordStrengthView {
  const [Shown, setShown] = useState<PasswordStrengthView['Shown']>(null);
  const load = () => {
    if (Shown) return;
    import('./PasswordStrength').then(
      ({ PasswordStrength }) => setShown(() => PasswordStrength),
      () => {},
    );
  };
  return { load, Shown };
}
