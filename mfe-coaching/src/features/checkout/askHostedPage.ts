interface Addition {
  subscription: string;
  product_id: string;
  quantity: number;
}

/** Where she pays for what she adds to a subscription of hers; null when there is no such page just now. */
export async function askHostedPage(apiBase: string, addition: Addition): Promise<string | null> {
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
