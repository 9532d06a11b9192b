import { ErrorPanel, formatDay, Hint, TextLink } from '@athenaeum/shared-ui';
import type { Consent } from './account.api';
import { SettingsCard } from './SettingsCard';

interface ConsentsProps {
  /** Null when they could not be read. */
  consents: readonly Consent[] | null;
  onRetry: () => void;
  retrying: boolean;
}

/** What she has agreed to, each with its day. */
export function Consents({ consents, onRetry, retrying }: ConsentsProps) {
  return (
    <SettingsCard title="Consents" about="What you have agreed to, and when.">
      {!consents ? (
        <ErrorPanel title="Your consents did not load" onRetry={onRetry} retrying={retrying} />
      ) : consents.length === 0 ? (
        <Hint>None yet.</Hint>
      ) : (
        <ul>
          {consents.map(({ id, kind, given_at }) => (
            <li key={id}>
              {kind === 'member_agreement' ? (
                <TextLink href="/member-agreement">Member agreement</TextLink>
              ) : (
                kind.replaceAll('_', ' ')
              )}
              , {formatDay(given_at)}
            </li>
          ))}
        </ul>
      )}
    </SettingsCard>
  );
}
