export interface StoredRefund {
  _id: string;
  amount: number;
  request_id: string;
  state: 'pending' | 'made' | 'failed';
  minutes: number;
  gives_up_seat: boolean;
  /** Epoch ms. */
  asked_at: number;
  settled_at: number | null;
}

export interface StoredOrder {
  /** `<domain>.<order>`. */
  reference: string;
  user_id: string;
  total: number;
  refunded: number;
  refunded_at: number | null;
  refunds: StoredRefund[];
  /** Of a seat: what became of its RSVP. */
  seat: string | null;
}

export interface FormState {
  reference: string;
  request_id: string;
  amount: number;
  reason: string;
  /** `answered`, or `refused` as too much. */
  heard: string | null;
}

interface OutboxState {
  _id: string;
  kind: string;
  key: string;
  state: string;
  attempts: number;
  /** A code. */
  last_problem?: string | null;
}

/** What staff, product and provider have at the end, about what was bought in this run. */
export interface FinalState {
  forms: readonly FormState[];
  orders: readonly StoredOrder[];
  atProvider: readonly { refund_id: string; reference: string; amount: number; status: string }[];
  ledger: readonly { user_id: string; minutes: number; request_id?: string }[];
  audit: readonly { reason: string }[];
  outbox: readonly OutboxState[];
  /** The outbox's names of mails that came, as often as they came. */
  letters: readonly string[];
}

/** Whether staff, order, ledger, seat, mail and provider agree about every refund, and nothing happened twice. */
export function checkRefunds(state: FinalState): string[] {
  const refunds = state.orders.flatMap((order) => order.refunds.map((refund) => ({ order, refund })));
  const known = new Set(refunds.map(({ refund }) => refund._id));
  return [
    ...state.forms.flatMap((form) => problemsOfForm(form, state)),
    ...state.orders.flatMap((order) => problemsOfOrder(order, state)),
    ...refunds.flatMap(({ order, refund }) => problemsOfRefund(order, refund, state)),
    ...state.atProvider
      .filter(({ refund_id }) => !known.has(refund_id))
      .map(({ refund_id }) => `the provider has ${refund_id}, which nobody decided`),
    ...state.outbox
      .filter(({ state, attempts }) => state !== 'done' && !isForTheBank(state, attempts))
      .map(
        ({ _id, kind, state, last_problem }) =>
          `the message ${_id} (${kind}) is ${state}${last_problem ? `: ${last_problem}` : ''}`,
      ),
  ];
}

/** Postponed for an hour, as the bank takes its time; the provider reports it, too. */
const isForTheBank = (state: string, attempts: number): boolean => state === 'open' && attempts === 0;

function problemsOfForm(
  { reference, request_id, reason, heard }: FormState,
  { orders, audit }: FinalState,
): string[] {
  const stored = orders
    .filter((order) => order.reference === reference)
    .flatMap(({ refunds }) => refunds.filter((refund) => refund.request_id === request_id)).length;
  const rows = audit.filter((row) => row.reason === reason).length;
  const due = heard === 'answered' ? 1 : 0;
  return [
    ...differs(`the form ${request_id}, ${heard}, is so many refunds`, stored, due),
    ...differs(`the form ${request_id}, ${heard}, is so many rows of the audit log`, rows, due),
  ];
}

function problemsOfOrder(order: StoredOrder, { atProvider, forms, outbox }: FinalState): string[] {
  const { reference, total, refunded, refunded_at, refunds, seat } = order;
  const sumOf = (states: readonly string[]) => sum(refunds.filter(({ state }) => states.includes(state)));
  const paidBack = sum(atProvider.filter((one) => one.reference === reference && one.status !== 'failed'));
  const made = sumOf(['made']);
  const own = forms.filter((form) => form.reference === reference);
  const accepted = own.filter(({ heard }) => heard === 'answered').length;
  const isGivenUp = refunds.some(({ state, gives_up_seat }) => state === 'made' && gives_up_seat);
  return [
    ...differs(`${reference} counts as refunded`, refunded, sumOf(['made', 'pending'])),
    ...differs(`the provider has paid back of ${reference}`, paidBack, made),
    ...(paidBack > total ? [`the provider has paid back ${paidBack} of ${total} for ${reference}`] : []),
    ...differs(`${reference} is refunded as a whole`, refunded_at !== null, made === total),
    ...(sum(own) <= total && accepted < own.length
      ? [`a refund of ${reference} was refused for nothing`]
      : []),
    ...(own.length > 0 && accepted === 0 ? [`no refund of ${reference} was accepted`] : []),
    ...(isGivenUp && seat !== 'INVITED' ? [`the seat of ${reference} was refunded and is ${seat}`] : []),
    ...(seat === 'INVITED' && !refunds.some((one) => one.gives_up_seat && wasMade(one, outbox))
      ? [`the seat of ${reference} is gone, and no refund took it`]
      : []),
  ];
}

function problemsOfRefund(
  { reference, user_id }: StoredOrder,
  { _id, request_id, state, amount, minutes }: StoredRefund,
  { atProvider, ledger, outbox, letters }: FinalState,
): string[] {
  const there = atProvider.filter(({ refund_id }) => refund_id === _id);
  const [made] = there;
  const lines = (form: string) =>
    ledger.filter((line) => line.user_id === user_id && line.request_id === form).map((one) => one.minutes);
  const mails = outbox.filter(({ kind, key }) => kind === 'refund_made' && key === _id);
  const sent = mails.filter((mail) => letters.includes(mail._id)).length;
  return [
    ...differs(`${_id} of ${reference} is so many refunds of the provider`, there.length, 1),
    ...differs(`${_id} of ${reference} is`, state, made?.status === 'failed' ? 'failed' : 'made'),
    ...differs(`the provider has of ${_id}`, made?.amount, amount),
    ...differs(`${_id} has taken minutes`, lines(`refund ${request_id}`), minutes > 0 ? [-minutes] : []),
    ...differs(
      `${_id} has returned minutes`,
      lines(`refund failed ${_id}`),
      minutes > 0 && state === 'failed' ? [minutes] : [],
    ),
    ...differs(
      `${_id}, ${state}, has so many mails`,
      mails.length,
      state === 'made' ? 1 : Math.min(1, mails.length),
    ),
    ...differs(`${_id} has so many mails that came`, sent, mails.length),
  ];
}

/** Also when the bank sent the money back later: the buyer has been told by then, and the seat stays given up. */
const wasMade = ({ _id, state }: StoredRefund, outbox: FinalState['outbox']): boolean =>
  state === 'made' || outbox.some(({ kind, key }) => kind === 'refund_made' && key === _id);

const sum = (list: readonly { amount: number }[]): number =>
  list.reduce((total, { amount }) => total + amount, 0);

const differs = (what: string, is: unknown, due: unknown): string[] =>
  JSON.stringify(is) === JSON.stringify(due)
    ? []
    : [`${what}: ${JSON.stringify(is)}, not ${JSON.stringify(due)}`];

/** How many refunds were between their form and their end when something was killed. */
export function countUnderWay(
  refunds: readonly { sentAt: number; settledAt: number }[],
  kills: readonly number[],
): number {
  return refunds.filter(({ sentAt, settledAt }) => kills.some((at) => sentAt <= at && at <= settledAt))
    .length;
}
