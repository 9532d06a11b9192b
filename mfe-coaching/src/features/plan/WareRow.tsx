import { formatMoney } from '@athenaeum/common/money';
import { Button, Hint, Meta, Select } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { purchaseCardText } from '../../components/purchaseCard.messages';
import type { Product } from './plan.api';

interface WareRowProps {
  product: Product;
  /** The maximum quantity; with 1 there is no quantity field. */
  most: number;
  /** The payment page for this product is opening. */
  isLeaving: boolean;
  /** The payment page for another product is opening. */
  isWaiting: boolean;
  /** Why the last attempt failed. */
  problem: string | null;
  onBuy: (quantity: number) => void;
}

/** A product in a line: what it is, its price, and a button to buy it. */
export function WareRow({ product, most, isLeaving, isWaiting, problem, onBuy }: WareRowProps) {
  const [quantity, setQuantity] = useState('1');
  const titleId = useId();
  const { title, description, price, currency } = product;
  return (
    <Line aria-labelledby={titleId}>
      <div>
        <h3 id={titleId}>{title}</h3>
        {description && <Meta>{description}</Meta>}
        {problem && <Problem role="alert">{problem}</Problem>}
      </div>
      <strong>{formatMoney(price * Number(quantity), currency)}</strong>
      <Choice>
        {most > 1 && (
          <Select
            label={purchaseCardText.quantity}
            labelHidden
            aria-label={purchaseCardText.quantityOf({ product: title })}
            options={Array.from({ length: most }, (_, index) => ({
              value: String(index + 1),
              label: purchaseCardText.times({ count: index + 1 }),
            }))}
            value={quantity}
            onChange={(event) => setQuantity(event.target.value)}
          />
        )}
        <Button
          look="outlined"
          aria-label={isLeaving ? undefined : purchaseCardText.buyProduct({ product: title })}
          loading={isLeaving}
          disabled={isWaiting}
          onClick={() => onBuy(Number(quantity))}
        >
          {isLeaving ? purchaseCardText.leaving : purchaseCardText.buy}
        </Button>
      </Choice>
    </Line>
  );
}

export const Wares = styled.ul`
  border-top: 1px solid ${token.color.control};

  & > li {
    border-bottom: 1px solid ${token.color.line};
  }
`;

const Line = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 96px minmax(184px, auto);
  gap: ${token.space[8]} ${token.space[24]};
  align-items: center;
  padding-block: ${token.space[16]};

  & h3 {
    font-size: ${token.text[20]};
  }

  & > strong {
    font-weight: ${token.weight.strong};
    font-variant-numeric: tabular-nums lining-nums;
    text-align: right;
  }

  ${media.under(768)} {
    grid-template-columns: minmax(0, 1fr) auto;

    & > div:first-child {
      grid-column: 1 / -1;
    }

    & > strong {
      text-align: left;
    }
  }
`;

const Choice = styled.div`
  display: flex;
  gap: ${token.space[12]};
  align-items: center;
  justify-content: flex-end;
`;

const Problem = styled(Hint)`
  color: ${token.color.badFg};
`;
