import { randomUUID } from 'node:crypto';
import mongoose, { type Schema } from 'mongoose';
import { readStates, type Stored } from '../canaryValues';

/**
 * Fills every text path of a model in one document of each state that belongs to another user, and creates a document for
 * models without demo data, so that paths are swept before the product uses them.
 */
export async function fillModels(owner: string, except: readonly string[]): Promise<void> {
  const models = Object.values(mongoose.models).filter(({ modelName }) => !OF_THE_RUN.test(modelName));
  for (const { collection } of models.filter(({ modelName }) => HAS_DRAFTS.test(modelName)))
    await collection.findOneAndUpdate({}, { $set: { published: false } }, { sort: { _id: -1 } });
  await addRestrictedResources();
  const stateOf = await readStates();
  for (const {
    modelName,
    collection: { name },
    schema,
  } of models) {
    const collection = rowsOf(name);
    const planted = new Set<string | null>();
    for (const document of await collection.find().toArray()) {
      const state = stateOf(modelName, document);
      const isAnAskers = [document._id, document.user_id].some((id) => except.includes(String(id)));
      if (isAnAskers || planted.has(state)) continue;
      planted.add(state);
      await collection.replaceOne({ _id: document._id }, filled(schema, owner, document));
    }
    if (planted.size === 0) await collection.insertOne({ ...filled(schema, owner), _id: randomUUID() });
  }
}

const rowsOf = (name: string) => mongoose.connection.collection<Stored & { _id: string }>(name);

/** Adds a link and a file to every salon that is not public. */
async function addRestrictedResources(): Promise<void> {
  const few = { $or: [{ is_private: true }, { published: false }, { requires_payment: true }] };
  const resources = rowsOf(mongoose.model('Resource').collection.name);
  for await (const { _id } of mongoose.model('Salon').collection.find(few))
    for (const type of ['LINK', 'ASSET'])
      await resources.insertOne({
        _id: randomUUID(),
        entry_id: _id,
        type,
        title: 'Papers',
        position: 0,
      });
}

/** Models of releases, counters and sessions. */
const OF_THE_RUN = /^(Registry|ActiveMark|AnalyticsDay|OidcRecord|Remote|RateLimit)/;

/** Models with unpublished drafts; the demo has published ones only. */
const HAS_DRAFTS = /^(Salon|Speaker|Collection|Pathway)$/;

const LATER = Date.now() + 365 * 86_400_000;
let texts = 0;

/** The document with every text filled; for a new one required values are generated too. */
function filled(schema: Schema, owner: string, there: Stored | null = null): Stored {
  const document: Stored = there ? { ...there } : identified(schema);
  for (const [path, type] of Object.entries(schema.paths)) {
    const names = path.split('.');
    const last = names.pop()!;
    if (path === '_id' || last === '$*') continue;
    const holder = names.reduce<Stored>((inner, name) => (inner[name] ??= {}) as Stored, document);
    if (isMissing(holder[last])) holder[last] = valueFor(last, type as Leaf, owner, there === null);
  }
  return document;
}

const identified = ({ paths }: Schema): Stored =>
  paths._id?.instance === 'String' ? { _id: randomUUID() } : {};

interface Leaf {
  instance: string;
  schema?: Schema;
  options: { enum?: readonly unknown[]; default?: unknown };
  embeddedSchemaType?: Leaf;
}

const isMissing = (value: unknown) =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

function valueFor(
  name: string,
  { instance, schema, options, embeddedSchemaType }: Leaf,
  owner: string,
  isNew: boolean,
): unknown {
  if (instance === 'Array')
    return embeddedSchemaType && (schema || embeddedSchemaType.instance === 'String')
      ? [schema ? filled(schema, owner) : valueFor(name, embeddedSchemaType, owner, isNew)].filter(
          (one) => one !== null,
        )
      : [];
  if (schema) return filled(schema, owner);
  if (instance === 'String') return options.enum ? (isNew ? options.enum[0] : null) : textFor(name, owner);
  if (instance === 'Mixed') return { words: textFor('words', owner) };
  // A mutation that counts up fails where there is null.
  if (!isNew) return typeof options.default === 'number' ? options.default : null;
  const number = /_at$|until|date/.test(name) ? LATER : 1;
  return { Number: number, Boolean: false, Date: new Date(LATER) }[instance] ?? null;
}

const WHOSE = /^(user|owner|referrer|target|actor)_id$/;

function textFor(name: string, owner: string): string | null {
  if (WHOSE.test(name)) return owner;
  if (/(^|_)ids?$|Id$/.test(name)) return randomUUID();
  texts += 1;
  if (/email|^to$|address$/i.test(name)) return `planted-${texts}@example.org`;
  if (/url|link|website|image|thumbnail|avatar|icon|asset/i.test(name)) return `https://example.org/${texts}`;
  return `planted ${texts}`;
}
