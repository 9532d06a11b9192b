import { ErrorPanel, formatDay, Hint, RichText, TextLink } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import type { Consent } from './account.api';
import { accountText } from './account.messages';
import { SettingsCard } from './SettingsCard';

const AGREEMENT = 'member_agreement';

interface ConsentsProps {
  /** Null when they could not be read. */
  consents: readonly Pick<Consent, 'id' | 'kind' | 'given_at'>[] | null;
  /** When the member agreement was accepted: all that is known where it was before consents were kept. */
  agreedAt: number | null;
  onRetry: () => void;
  retrying: boolean;
}

/** What the member has agreed to, each with its day. */
export function Consents({ consents, agreedAt, onRetry, retrying }: ConsentsProps) {
  const isKnown = consents?.some(({ kind }) => kind === AGREEMENT);
  const shown = [
    ...(consents ?? []),
    ...(agreedAt && !isKnown ? [{ id: AGREEMENT, kind: AGREEMENT, given_at: agreedAt }] : []),
  ];
  return (
    <SettingsCard title={accountText.consents} about={accountText.consentsAbout}>
      {!consents ? (
        <ErrorPanel title={accountText.consentsFailed} onRetry={onRetry} retrying={retrying} />
      ) : shown.length === 0 ? (
        <Hint>{accountText.noConsents}</Hint>
      ) : (
        <List>
          {shown.map(({ id, kind, given_at }) => (
            <li key={id}>
              {kind === AGREEMENT ? (
                <RichText
                  text={accountText.agreement({ day: formatDay(given_at) })}
                  parts={{ link: (words) => <TextLink href="/member-agreement">{words}</TextLink> }}
                />
              ) : (
                accountText.consent({ kind: kind.replaceAll('_', ' '), day: formatDay(given_at) })
              )}
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
