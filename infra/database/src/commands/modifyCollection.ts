import { toNumber } from '../bson/numbers';
import { isDocument } from '../bson/valueTypes';
import { badValue, CommandError } from '../errors';
import { isNamedBy } from '../planning/plan';
import { flag, refuseOptions } from './arguments';
import { namespaceOf, type Reply, type WriteContext } from './command';
import { readValidation } from './validation';

const REFUSED_OPTIONS = [
  'viewOn',
  'pipeline',
  'expireAfterSeconds',
  'timeseries',
  'changeStreamPreAndPostImages',
  'cappedSize',
  'cappedMax',
  'dryRun',
];

/** `collMod`: validation rules, and an index's lifetime or visibility. */
export function modifyCollection({ engine, request, view }: WriteContext): Reply {
  const namespace = namespaceOf(request);
  const { body } = request;
  const collection = engine.catalog.find(view, namespace);
  if (!collection) throw new CommandError(26, 'NamespaceNotFound', `ns does not exist: ${namespace}`);

  refuseOptions(body, REFUSED_OPTIONS);
  const options = { ...collection.options, ...readValidation(body) };
  const indexes = collection.indexes.map((index) => ({
    ...index,
    specification: { ...index.specification },
  }));
  if (isDocument(body.index)) {
    const { name, keyPattern, expireAfterSeconds, hidden, ...others } = body.index;
    refuseOptions(others, Object.keys(others));
    const index = indexes.find((candidate) => isNamedBy(candidate, name ?? keyPattern));
    if (!index) throw new CommandError(27, 'IndexNotFound', 'cannot find the index to modify');
    if (expireAfterSeconds !== undefined)
      index.specification.expireAfterSeconds = toNumber(expireAfterSeconds);
    if (hidden !== undefined && index.name === '_id_') throw badValue("can't hide _id index");
    if (hidden !== undefined) index.specification.hidden = flag(hidden);
  }
  engine.catalog.save(view, namespace, { ...collection, options, indexes });
  return { ok: 1 };
}
