import * as z from 'zod';

const id = z.string().trim().min(1).max(100);

/** `POST /webhooks/chargebee/hosted_page`: an add-on to a subscription. */
export const hostedPageInput = z.object({
  subscription: z.object({ id }),
  addons: z
    .array(z.object({ id, quantity: z.number().int().min(1).max(20).default(1) }))
    .min(1)
    .max(10),
});
