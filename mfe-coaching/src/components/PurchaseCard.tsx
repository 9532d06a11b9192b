import { Button, Card, Hint, Meta, Select } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { formatMoney } from '@athenaeum/common/money';
import type { ProductForSaleFragment } from './__generated__/purchaseCard';
import { purchaseCardText } from './purchaseCard.messages';

interface PurchaseCardProps {
  product: ProductForSaleFragment;
  /** The maximum quantity; with 1 there is no quantity field. */
  most?: number;
  look?: 'filled' | 'outlined';
  /** The payment page for this product is opening. */
  isLeaving: boolean;
  /** The payment page for another product is opening. */
  isWaiting: boolean;
  /** Why the last attempt failed. */
  problem: string | null;
  onBuy: (quantity: number) => void;
}

/** A product: description, price, and a button to buy it. */
export function PurchaseCard(props: PurchaseCardProps) {
  const { product, most = 1, look = 'outlined', isLeaving, isWaiting, problem, onBuy } = props;
  const [quantity, setQuantity] = useState('1');
  const titleId = useId();
  const { title, description, price, currency } = product;
  return (
    <Frame as="article" $padded aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      {description && <Meta>{description}</Meta>}
      <Price>{formatMoney(price * Number(quantity), currency)}</Price>
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
          block
          look={look}
          aria-label={isLeaving ? undefined : purchaseCardText.buyProduct({ product: title })}
          loading={isLeaving}
          disabled={isWaiting}
          onClick={() => onBuy(Number(quantity))}
        >
          {isLeaving ? purchaseCardText.leaving : purchaseCardText.buy}
        </Button>
      </Choice>
      {problem && <Problem role="alert">{problem}</Problem>}
    </Frame>
  );
}

/** As many columns as fit at a readable width. */
export const PurchaseCards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 270px), 1fr));
  gap: ${token.space[24]};

  & > li {
    display: grid;
  }
`;

const Frame = styled(Card)`
  display: grid;
  grid-template-rows: auto 1fr auto auto;
  gap: ${token.space[8]};

  & > h3 {
    font-size: ${token.text[20]};
  }
`;

const Price = styled.p`
  margin-top: ${token.space[8]};
  font: ${token.weight.serif} ${token.text[32]} / 1.1 ${token.font.serif};
  font-variant-numeric: lining-nums tabular-nums;
`;

const Choice = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: auto minmax(0, 1fr);
  gap: ${token.space[12]};
  margin-top: ${token.space[8]};

  & > :only-child {
    grid-column: 1 / -1;
  }
`;

const Problem = styled(Hint)`
  color: ${token.color.badFg};
`;
