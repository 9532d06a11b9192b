import { ApiProvider } from '@athenaeum/shell-contract';
import {
  formatHoursAndMinutes,
  HourglassIcon,
  RichText,
  VisuallyHidden,
  visuallyHidden,
} from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { api } from '../../api';
import { useCoachingTimeQuery } from './creditsWidget.api';
import { creditsWidgetText } from './creditsWidget.messages';

/** Coaching time in the top bar of the coaching pages, a link to the booked sessions; empty when it is not known. */
export function CreditsWidget() {
  return (
    <ApiProvider api={api}>
      <Balance />
    </ApiProvider>
  );
}

function Balance() {
  const { data } = useCoachingTimeQuery({});
  const credits = data?.me?.data?.credits;
  if (!credits) return null;
  const { quantity, held } = credits;
  const total = formatHoursAndMinutes(quantity);
  return (
    <Pill href="/expert-strategists/my-sessions">
      <HourglassIcon size={18} />
      <span>
        {held > 0 ? (
          <>
            <span>
              <RichText
                text={creditsWidgetText.free({ free: formatHoursAndMinutes(quantity - held) })}
                parts={PARTS}
              />
            </span>
            <Roomy>
              <RichText
                text={creditsWidgetText.held({ held: formatHoursAndMinutes(held), total })}
                parts={PARTS}
              />
            </Roomy>
          </>
        ) : (
          <RichText text={creditsWidgetText.total({ total })} parts={PARTS} />
        )}
      </span>
    </Pill>
  );
}

/** Read out only, where the row's pages need the room. */
const Roomy = styled.span`
  ${media.under(1070)} {
    ${visuallyHidden}
  }
`;

const PARTS = {
  strong: (words: string) => <strong>{words}</strong>,
  what: (words: string) => <Roomy>{words}</Roomy>,
  // A coach has eight pages in this row: what is free and held is shown, the sum of both is read out.
  rest: (words: string) => <VisuallyHidden>{words}</VisuallyHidden>,
};

const Pill = styled.a`
  position: relative;
  display: inline-flex;
  gap: ${token.space[8]};
  align-items: center;
  min-height: 44px;
  padding: 0 ${token.space[16]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.pill};
  background: ${token.color.card};
  color: inherit;
  font-size: ${token.text[14]};
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    border-color: ${token.color.control};
  }

  & strong {
    font-weight: ${token.weight.strong};
  }

  ${media.under(500)} {
    padding: 0 ${token.space[12]};
  }
`;
