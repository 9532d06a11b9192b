import { ErrorPanel, formatDay, Hint, TextLink } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import type { Consent } from './account.api';
import { SettingsCard } from './SettingsCard';

const AGREEMENT = 'member_agreement';

interface ConsentsProps {
  /** Null when they could not be read. */
  consents: readonly Pick<Consent, 'id' | 'kind' | 'given_at'>[] | null;
  /** When she accepted the member agreement: all that is known where it was before consents were kept. */
  agreedAt: number | null;
  onRetry: () => void;
  retrying: boolean;
}

/** What she has agreed to, each with its day. */
export function Consents({ consents, agreedAt, onRetry, retrying }: ConsentsProps) {
  const isKnown = consents?.some(({ kind }) => kind === AGREEMENT);
  const given = [
    ...(consents ?? []),
    ...(agreedAt && !isKnown ? [{ id: AGREEMENT, kind: AGREEMENT, given_at: agreedAt }] : []),
  ];
  return (
    <SettingsCard title="Consents" about="What you have agreed to, and when.">
      {!consents ? (
        <ErrorPanel title="Your consents did not load" onRetry={onRetry} retrying={retrying} />
      ) : given.length === 0 ? (
        <Hint>None yet.</Hint>
      ) : (
        <List>
          {given.map(({ id, kind, given_at }) => (
            <li key={id}>
              {kind === AGREEMENT ? (
                <TextLink href="/member-agreement">Member agreement</TextLink>
              ) : (
                kind.replaceAll('_', ' ')
              )}
              , {formatDay(given_at)}
            </li>
          ))}
        </List>
      )}
    </SettingsCard>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${token.space[8]};
`;
