import { Meta, RichText } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { useYearPrice } from './useYearPrice';
import { yearPriceText } from './yearPrice.messages';

/** What a year costs, before the form that leads to paying it. Its line is kept free until it is known. */
export function YearPrice() {
  const { price } = useYearPrice();
  return (
    <Line>
      {price && (
        <RichText
          text={yearPriceText.line({ price })}
          parts={{
            price: (words) => <strong>{words}</strong>,
            term: (words) => <Meta as="span">{words}</Meta>,
          }}
        />
      )}
    </Line>
  );
}

const Line = styled.p`
  min-height: 1.3em;
  font: ${token.text[32]} / 1.3 ${token.font.serif};

  & > strong {
    font-weight: inherit;
  }
`;
