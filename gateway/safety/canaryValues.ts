import mongoose, { type Schema } from 'mongoose';

/** Every canary value begins with this; no demo text contains it. */
export const CANARY_PREFIX = 'zqx';
// The owners are ids, so that a path that begins with an "o" is unambiguous.
const CANARY_PATTERN = new RegExp(`${CANARY_PREFIX}\\.([\\w.-]+?)\\.o([0-9a-f_-]*)\\.`, 'gi');

export type Stored = Record<string, unknown>;

/**
 * Adds a canary value to every text in the database, with its place and its owners: `zqx.reviews.feedback.o<owner>.` No
 * response to anybody else may contain it, unless the text is for others too. New paths of a model are included as soon as a
 * document uses them. Texts that belong to nobody stay as they are: ids, slugs, enum values and session data.
 */
export async function writeCanaries(): Promise<Set<string>> {
  const written = new Set<string>();
  const coaches = await coachAccounts();
  const stateOf = await readStates();
  for (const model of Object.values(mongoose.models)) {
    if (WITHOUT_MEMBER_TEXT.test(model.modelName)) continue;
    const changes = [];
    for await (const document of model.collection.find<Stored>({})) {
      const state = stateOf(model.modelName, document);
      const place = `${model.modelName.toLowerCase()}${state ? `-${state}` : ''}`;
      const { _id, ...rest } = document;
      const replaced = replaceTexts(rest, '', (path, text) => {
        if (!isText(model.schema, path, text)) return text;
        const label = `${place}.${path}`;
        written.add(label);
        const owners = ownersOf(model.modelName, path, document, coaches);
        return withCanary(text, `${CANARY_PREFIX}.${label}.o${owners}.`);
      });
      changes.push({ replaceOne: { filter: { _id } as object, replacement: replaced as Stored } });
    }
    if (changes.length > 0) await model.collection.bulkWrite(changes, { ordered: false });
  }
  return written;
}

export interface SeenCanary {
  /** `review-anonymous.reviewer_name` */
  label: string;
  /** The ids of all owners. */
  owners: string;
}

export const canariesIn = (text: string): SeenCanary[] =>
  [...text.matchAll(CANARY_PATTERN)].map(([, label = '', owners = '']) => ({
    label: label.toLowerCase(),
    owners,
  }));

/** Models without text that members write: records of requests, releases and counts. */
const WITHOUT_MEMBER_TEXT = /^(OidcRecord|Registry|ActiveMark|AnalyticsDay)/;

/** States of documents whose texts may be public or restricted. */
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

/** A document's state where visibility depends on it; null where it does not. */
export type StateOf = (model: string, document: Stored) => string | null;

/** A salon's resources have the salon's state; files of a paid salon are for those who paid. */
export async function readStates(): Promise<StateOf> {
  const ownState: StateOf = (model, document) => STATES[model]?.(document) ?? null;
  const salonStates = new Map<unknown, { state: string | null; isPaid: boolean }>();
  for await (const salon of mongoose.model('Salon').collection.find<Stored>({}))
    salonStates.set(salon._id, { state: ownState('Salon', salon), isPaid: salon.requires_payment === true });
  return (model, document) => {
    const salon = model === 'Resource' ? salonStates.get(document.entry_id) : undefined;
    if (!salon) return ownState(model, document);
    return salon.state ?? (salon.isPaid && document.type === 'ASSET' ? 'paid' : null);
  };
}

function replaceTexts(value: unknown, path: string, change: (path: string, text: string) => string): unknown {
  if (typeof value === 'string') return change(path, value);
  if (Array.isArray(value)) return value.map((one: unknown) => replaceTexts(one, path, change));
  if (value === null || typeof value !== 'object' || value.constructor !== Object) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      replaceTexts(one, path ? `${path}.${name}` : name, change),
    ]),
  );
}

/** Enum values and references. */
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
  /** The element type of an array. */
  embeddedSchemaType?: Leaf;
}

function enumOf(schema: Schema, [name = '', ...below]: string[]): unknown {
  // A subdocument has its own schema.
  const leaf = schema.path(name) as Leaf | undefined;
  if (below.length === 0) return leaf?.options?.enum ?? leaf?.embeddedSchemaType?.options?.enum;
  return leaf?.schema && enumOf(leaf.schema, below);
}

const OWNERS = /^(user|member|owner|referrer|request_user|actor|target|recipient)_id$/;

/** Models with data about a member that is not for that member. */
const WITHOUT_OWNER =
  /^(AuditRow|Credential|PasswordToken|EmailChange|CalendarFeed|OutboxMessage|JobRecord)$/;

/** The owners of a document: both sides of a connection, a member and their coach. */
function ownersOf(
  model: string,
  path: string,
  document: Stored,
  coaches: ReadonlyMap<string, string>,
): string {
  if (WITHOUT_OWNER.test(model)) return '';
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

function withCanary(text: string, canary: string): string {
  if (/^[^@\s]+@[^@\s]+$/.test(text)) return `${canary.toLowerCase()}${text}`;
  if (/^https?:/.test(text)) return `${text}#${canary}`;
  if (/^\/files\//.test(text)) return `${text}?${canary}`;
  return `${text} ${canary}`;
}
