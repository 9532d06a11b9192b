import { type ComponentType, useState } from 'react';

interface PasswordStrengthView {
  /** Loads the estimator on the first use of the field, because it is larger than the page itself. */
  load(): void;
  /** Null until it is loaded, and when it failed to load: the page works without this advice. */
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
