import styled from 'styled-components';
import { TextButton } from '../elements/TextLink/TextLink';
import { CheckIcon } from '../icons';
import { token } from '../theme';
import type { KeptDraft } from './useDraft';
import { formsText } from './forms.messages';

/** "Saved 10:42" for a form's head; after a reload, a note that the edits were restored and a button to discard them. */
export function DraftStatus({ draft }: { draft: KeptDraft }) {
  const { savedText, restored, isElsewhere, discard } = draft;
  return (
    <Line>
      <span role="status">
        {savedText && (
          <Saved>
            <CheckIcon size={16} />
            {savedText}
          </Saved>
        )}
        {restored.length > 0 && ` ${formsText.restored}`}
        {isElsewhere && ` ${formsText.elsewhere}`}
      </span>
      {restored.length > 0 && <TextButton onClick={discard}>{formsText.discard}</TextButton>}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token.space[12]};
  min-height: 44px;
  font-size: ${token.text[14]};
  color: ${token.color.ink2};
`;

const Saved = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[8]};
  color: ${token.color.goodFg};
  vertical-align: bottom;
`;
