type Given = Record<string, unknown>;

/** A bulk write's result as the tests write it: the driver's has getters, maps and a field of its own. */
export function shownResult(result: object): Given {
  const source = result as Given;
  const shown: Given = {};
  for (const name of ['inserted', 'matched', 'modified', 'deleted', 'upserted']) {
    shown[`${name}Count`] = source[`${name}Count`];
  }
  for (const name of ['upsertedIds', 'insertedIds', 'acknowledged']) {
    if (source[name] !== undefined) shown[name] = source[name];
  }
  for (const name of ['insertResults', 'updateResults', 'deleteResults']) {
    const results = source[name];
    if (results instanceof Map)
      shown[name] = Object.fromEntries([...results].map(([i, item]) => [String(i), withoutFlag(item)]));
  }
  return shown;
}

const withoutFlag = ({ didUpsert: _didUpsert, ...result }: Given & { didUpsert?: unknown }): Given => result;
