import { ORDER_LIMITS } from '@athenaeum/coaching-contract';
import { formatMoney } from '@athenaeum/common/money';
import { Button, Hint, Meta, Section, Select } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { purchaseCardText } from '../../components/purchaseCard.messages';
import type { Product } from './plan.api';
import { shopText } from './plan.messages';
import type { ShopCheckout } from './Shop';
import { hourly } from './hourly';

interface TimeShopProps {
  /** Packages of coaching time, the smallest first. */
  packages: readonly Product[];
  checkout: ShopCheckout;
}

/** A choice of packages of coaching time, and one button to the payment. */
export function TimeShop({ packages, checkout }: TimeShopProps) {
  const { buy, leavingWith, problem } = checkout;
  const name = useId();
  const [wish, setWish] = useState<string | null>(null);
  const [quantity, setQuantity] = useState('1');
  const chosen = packages.find(({ id }) => id === wish) ?? packages[1] ?? packages[0]!;
  const isLeaving = leavingWith === chosen.id;
  const total = formatMoney(chosen.price * Number(quantity), chosen.currency);
  return (
    <Section id="coaching-time" title={shopText.time} note={shopText.timeNote}>
      <fieldset>
        <legend hidden>{shopText.packages}</legend>
        <Picks>
          {packages.map((product) => {
            const { perHour, saved } = hourly(product, packages);
            const price = formatMoney(perHour, product.currency);
            return (
              <Pick key={product.id}>
                <input
                  type="radio"
                  name={name}
                  value={product.id}
                  aria-label={product.title}
                  checked={product.id === chosen.id}
                  disabled={leavingWith !== null}
                  onChange={() => setWish(product.id)}
                />
                <Title aria-hidden>{product.title}</Title>
                <What>{product.description}</What>
                <Price>
                  <strong>{formatMoney(product.price, product.currency)}</strong>
                  <Meta as="span">
                    {saved > 0
                      ? shopText.perHourSaved({ price, saved: formatMoney(saved, product.currency) })
                      : shopText.perHour({ price })}
                  </Meta>
                </Price>
              </Pick>
            );
          })}
        </Picks>
      </fieldset>
      <Foot>
        <Select
          label={purchaseCardText.quantity}
          labelHidden
          aria-label={purchaseCardText.quantityOf({ product: chosen.title })}
          options={Array.from({ length: ORDER_LIMITS.quantity }, (_, index) => ({
            value: String(index + 1),
            label: purchaseCardText.times({ count: index + 1 }),
          }))}
          value={quantity}
          onChange={(event) => setQuantity(event.target.value)}
        />
        <Button
          large
          loading={isLeaving}
          disabled={leavingWith !== null && !isLeaving}
          onClick={() => void buy({ product_id: chosen.id, quantity: Number(quantity) })}
        >
          {isLeaving ? purchaseCardText.leaving : shopText.toPayment({ total })}
        </Button>
      </Foot>
      {problem?.product_id === chosen.id && <Problem role="alert">{problem.message}</Problem>}
    </Section>
  );
}

const Picks = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 250px), 1fr));
  gap: ${token.space[16]};

  ${media.under(600)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Pick = styled.label`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${token.space[8]};
  padding: ${token.space[24]};
  border: 1px solid ${token.color.control};
  border-radius: ${token.radius[12]};
  background: ${token.color.card};
  cursor: pointer;

  & > input {
    position: absolute;
    top: ${token.space[16]};
    right: ${token.space[16]};
    width: 24px;
    height: 24px;
    margin: 0;
    appearance: none;
    border: 1px solid ${token.color.control};
    border-radius: 50%;
    background: ${token.color.card};
    cursor: inherit;
  }

  /* Drawn, as the browser's own takes no colour of the dark. */
  & > input:checked {
    border: 8px solid ${token.color.accent};
    background: ${token.color.onAccent};
  }

  & > input:focus-visible {
    outline: 0;
  }

  &:hover {
    border-color: ${token.color.accent};
  }

  &:has(:checked) {
    border-color: ${token.color.accent};
    background: ${token.color.tint};
    box-shadow: inset 0 0 0 1px ${token.color.accent};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }

  ${media.under(600)} {
    padding: ${token.space[16]};
  }
`;

const Title = styled.span`
  padding-right: ${token.space[24]};
  font: ${token.weight.serif} ${token.text[24]} / 1.15 ${token.font.serif};
  font-variant-numeric: lining-nums;
`;

const What = styled.span`
  color: ${token.color.ink2};
`;

const Price = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space[12]};
  align-items: baseline;
  margin-top: ${token.space[8]};
  padding-top: ${token.space[12]};
  border-top: 1px solid ${token.color.line};
  font-variant-numeric: tabular-nums lining-nums;

  & > strong {
    font-weight: ${token.weight.strong};
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[16]};
  align-items: center;
  justify-content: flex-end;
  margin-top: ${token.space[16]};

  & select {
    min-height: 52px;
  }

  ${media.under(600)} {
    & > button {
      flex: 1;
    }
  }
`;

const Problem = styled(Hint)`
  margin-top: ${token.space[8]};
  color: ${token.color.badFg};
  text-align: right;
`;
