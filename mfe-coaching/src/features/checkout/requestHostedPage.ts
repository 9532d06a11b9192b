interface Addition {
  subscription: string;
  product_id: string;
  quantity: number;
}

/** Requests the payment page for an addition to a subscription; null when there is none at the moment. */
export async function requestHostedPage(apiBase: string, addition: Addition): Promise<string | null> {
  const { subscription, product_id: id, quantity } = addition;
  const response = await fetch(`${apiBase}/webhooks/chargebee/hosted_page`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'apollo-require-preflight': 'true' },
    credentials: 'same-origin',
    body: JSON.stringify({ subscription: { id: subscription }, addons: [{ id, quantity }] }),
  });
  if (!response.ok) return null;
  const answer = (await response.json()) as { data?: { url?: string } | null } | null;
  return answer?.data?.url ?? null;
}
