import { ORDER_LIMITS } from '@athenaeum/coaching-contract';
import { Section } from '@athenaeum/shared-ui';
import { PurchaseCard, PurchaseCards } from '../../components/PurchaseCard';
import type { Product } from './plan.api';
import { shopText } from './plan.messages';

/** Opens the payment page. */
export interface ShopCheckout {
  buy: (purchase: {
    product_id: string;
    quantity: number;
    subscription?: string | undefined;
  }) => Promise<void>;
  leavingWith: string | null;
  problem: { product_id: string; message: string } | null;
}

interface ShopProps {
  products: readonly Product[];
  checkout: ShopCheckout;
  /** The subscription that add-ons are added to. */
  subscription: string | undefined;
}

/** All products, by kind. */
export function Shop({ products, checkout, subscription }: ShopProps) {
  const { buy, leavingWith, problem } = checkout;
  return shelves().map(({ kind, id, title, note }) => {
    const shelf = products.filter((product) => product.kind === kind);
    return (
      shelf.length > 0 && (
        <Section key={kind} id={id} title={title} note={note}>
          <PurchaseCards>
            {shelf.map((product) => (
              <li key={product.id}>
                <PurchaseCard
                  product={product}
                  most={
                    SINGLE_QUANTITY.includes(product.id) || kind === 'PORTFOLIO' ? 1 : ORDER_LIMITS.quantity
                  }
                  isLeaving={leavingWith === product.id}
                  isWaiting={leavingWith !== null && leavingWith !== product.id}
                  problem={problem?.product_id === product.id ? problem.message : null}
                  onBuy={(quantity) =>
                    void buy({
                      product_id: product.id,
                      quantity,
                      subscription: kind === 'ADD_ON' ? subscription : undefined,
                    })
                  }
                />
              </li>
            ))}
          </PurchaseCards>
        </Section>
      )
    );
  });
}

const shelves = () => [
  { kind: 'TIME', id: 'coaching-time', title: shopText.time, note: shopText.timeNote },
  { kind: 'PORTFOLIO', id: 'portfolios', title: shopText.portfolios, note: shopText.portfoliosNote },
  { kind: 'ADD_ON', id: 'add-ons', title: shopText.addOns, note: shopText.addOnsNote },
];

/** Quantity 1: there is one portfolio to update. */
const SINGLE_QUANTITY = ['brand-package-updated'];
