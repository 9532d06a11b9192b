import mongoose, { type Schema } from 'mongoose';

/** Every mark begins with this; no word of the demo has it. */
export const MARK = 'zqx';
// A path may begin with an o too; whose it is are ids.
const FOUND = new RegExp(`${MARK}\\.([\\w.-]+?)\\.o([0-9a-f_-]*)\\.`, 'gi');

export type Stored = Record<string, unknown>;

/**
 * Marks every text that the database holds with the place it stands in and whose it is: `zqx.reviews.feedback.o<owner>.`
 * A path that a model gains is marked as soon as anything stands in it. What is no text of anybody's is left as it is:
 * ids, names in addresses, words of a fixed list, and what sessions are kept by.
 */
export async function markEverything(): Promise<Set<string>> {
  const marked = new Set<string>();
  const coaches = await coachAccounts();
  const stateOf = await readStates();
  for (const model of Object.values(mongoose.models)) {
    if (OF_ASKING.test(model.modelName)) continue;
    const changes = [];
    for await (const document of model.collection.find<Stored>({})) {
      const state = stateOf(model.modelName, document);
      const place = `${model.modelName.toLowerCase()}${state ? `-${state}` : ''}`;
      const { _id, ...rest } = document;
      const replaced = markAll(rest, '', (path, text) => {
        if (!isText(model.schema, path, text)) return text;
        const label = `${place}.${path}`;
        marked.add(label);
        const owners = ownersOf(model.modelName, path, document, coaches);
        return withMark(text, `${MARK}.${label}.o${owners}.`);
      });
      changes.push({ replaceOne: { filter: { _id } as object, replacement: replaced as Stored } });
    }
    if (changes.length > 0) await model.collection.bulkWrite(changes, { ordered: false });
  }
  return marked;
}

export interface SeenMark {
  /** `review-anonymous.reviewer_name` */
  label: string;
  /** The ids of everybody whose it is. */
  owners: string;
}

export const marksIn = (text: string): SeenMark[] =>
  [...text.matchAll(FOUND)].map(([, label = '', owners = '']) => ({ label: label.toLowerCase(), owners }));

const OF_ASKING = /^(OidcRecord|Registry|ActiveMark|AnalyticsDay)/;

/** What stands in the same place may be for everybody or for few. */
const STATES: Readonly<Record<string, (document: Stored) => string | null>> = {
  Salon: ({ published, is_private }) => (published === false ? 'draft' : is_private ? 'private' : null),
  Speaker: ({ published }) => (published === false ? 'draft' : null),
  Collection: ({ published }) => (published === false ? 'draft' : null),
  Pathway: ({ published }) => (published === false ? 'draft' : null),
  Review: ({ state, is_private, is_anonymous }) =>
    state !== 'published' ? 'waiting' : is_private ? 'private' : is_anonymous ? 'anonymous' : null,
  Opportunity: ({ published_at, isConfidential }) =>
    !published_at ? 'waiting' : isConfidential ? 'confidential' : null,
};

/** Who may see a thing, where that depends on how it stands; null where it does not. */
export type StateOf = (model: string, document: Stored) => string | null;

/** What stands beside an event is for those whom the event is for, and its files for those who paid where it costs something. */
export async function readStates(): Promise<StateOf> {
  const ownState: StateOf = (model, document) => STATES[model]?.(document) ?? null;
  const beside = new Map<unknown, { state: string | null; isPaid: boolean }>();
  for await (const salon of mongoose.model('Salon').collection.find<Stored>({}))
    beside.set(salon._id, { state: ownState('Salon', salon), isPaid: salon.requires_payment === true });
  return (model, document) => {
    const salon = model === 'Resource' ? beside.get(document.entry_id) : undefined;
    if (!salon) return ownState(model, document);
    return salon.state ?? (salon.isPaid && document.type === 'ASSET' ? 'paid' : null);
  };
}

function markAll(value: unknown, path: string, change: (path: string, text: string) => string): unknown {
  if (typeof value === 'string') return change(path, value);
  if (Array.isArray(value)) return value.map((one: unknown) => markAll(one, path, change));
  if (value === null || typeof value !== 'object' || value.constructor !== Object) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, markAll(one, path ? `${path}.${name}` : name, change)]),
  );
}

/** Words of a fixed list, and names by which one thing finds another. */
const NO_TEXT = /(^|[._])(ids?|slug|key|kind|types?|status|timezone|currency|provider|basket)$|^visibility/i;
const ID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/i;
const TIME = /^\d{2}:\d{2}$|^\d{4}-\d{2}-\d{2}$/;

function isText(schema: Schema, path: string, text: string): boolean {
  if (text === '' || ID.test(text) || TIME.test(text) || NO_TEXT.test(path)) return false;
  return !enumOf(schema, path.split('.'));
}

interface Leaf {
  schema?: Schema;
  options?: { enum?: unknown };
  /** Of a list, what is in it. */
  embeddedSchemaType?: Leaf;
}

function enumOf(schema: Schema, [name = '', ...below]: string[]): unknown {
  // Mongoose types a path by its kind; a document within a document has a schema of its own.
  const leaf = schema.path(name) as Leaf | undefined;
  if (below.length === 0) return leaf?.options?.enum ?? leaf?.embeddedSchemaType?.options?.enum;
  return leaf?.schema && enumOf(leaf.schema, below);
}

const OWNERS = /^(user|owner|referrer|request_user|actor|target|recipient)_id$/;

/** About her, and not for her. */
const NOBODYS = /^(AuditRow|Credential|PasswordToken|EmailChange|CalendarFeed|OutboxMessage|JobRecord)$/;

/** Everybody whose it is: both who are connected, a member and her coach. */
function ownersOf(
  model: string,
  path: string,
  document: Stored,
  coaches: ReadonlyMap<string, string>,
): string {
  if (NOBODYS.test(model)) return '';
  const coach = coaches.get(String(document.coach_id));
  if (path === 'coach_notes') return coach ?? '';
  const named = Object.entries(document).filter(([name]) => OWNERS.test(name));
  const owners = [...named.map(([, id]) => id), coach, model === 'User' ? document._id : null];
  return owners.filter((id) => typeof id === 'string' && ID.test(id)).join('_');
}

async function coachAccounts(): Promise<Map<string, string>> {
  const coaches = await mongoose
    .model('Coach')
    .find()
    .select('user_id')
    .lean<{ _id: string; user_id?: string }[]>();
  return new Map(coaches.flatMap(({ _id, user_id }) => (user_id ? [[_id, user_id]] : [])));
}

function withMark(text: string, mark: string): string {
  if (/^[^@\s]+@[^@\s]+$/.test(text)) return `${mark.toLowerCase()}${text}`;
  if (/^https?:/.test(text)) return `${text}#${mark}`;
  if (/^\/files\//.test(text)) return `${text}?${mark}`;
  return `${text} ${mark}`;
}
