import { Meta, RichText } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { useYearPrice } from './useYearPrice';
import { yearPriceText } from './yearPrice.messages';

/** The price of a year, shown before sign-up. Its line is reserved while the price loads. */
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
  font: ${token.text[40]} / 1.3 ${token.font.serif};

  & > strong {
    font-weight: inherit;
  }
`;
