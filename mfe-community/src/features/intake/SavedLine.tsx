import { currentLocale } from '@athenaeum/messages';
import { CheckIcon } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { intakeText } from './intake.messages';

interface SavedLineProps {
  savedAt: number | null;
  isSaving: boolean;
}

/** "Saved 10:42" */
export function SavedLine({ savedAt, isSaving }: SavedLineProps) {
  return (
    <Line role="status">
      {isSaving
        ? intakeText.saving
        : savedAt !== null && (
            <>
              <CheckIcon size={16} />
              {intakeText.saved({ time: timeOf(savedAt) })}
            </>
          )}
    </Line>
  );
}

const timeOf = (at: number) =>
  new Intl.DateTimeFormat(currentLocale(), { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' }).format(
    at,
  );

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[8]};
  color: ${token.color.ink2};
  font-size: ${token.text[14]};
  font-variant-numeric: tabular-nums;

  ${media.under(500)} {
    & > svg {
      display: none;
    }
  }
`;
