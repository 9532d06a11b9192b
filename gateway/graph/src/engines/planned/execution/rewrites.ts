import type { FetchDataRewrite } from '@apollo/query-planner';
import { isObject, getOwn, setOwn, type Fetched } from './fetched';
import type { TypeConditions } from '../../../operations/typeConditions';

/** Changes a subgraph's input or output in place. */
export type Rewrite = (value: unknown) => void;

const FRAGMENT = '... on ';

/** A plan's data rewrites: where a subgraph names a field or a type differently from the supergraph. */
export function compileRewrites(
  rewrites: readonly FetchDataRewrite[] | undefined,
  isOfType: TypeConditions,
): Rewrite | null {
  if (!rewrites?.length) return null;
  const all = rewrites.map((rewrite) => compileRewrite(rewrite, isOfType));
  return (value) => {
    for (const rewrite of all) rewrite(value);
  };
}

function compileRewrite(rewrite: FetchDataRewrite, isOfType: TypeConditions): Rewrite {
  const way = rewrite.path.slice(0, -1);
  const field = rewrite.path.at(-1);
  if (field === undefined || field.startsWith(FRAGMENT))
    throw new Error(`A plan rewrites no field at ${rewrite.path.join('.')}`);
  return way.reduceRight<Rewrite>((next, element) => toward(element, next, isOfType), eachObject(change));

  function change(object: Fetched): void {
    if (rewrite.kind === 'ValueSetter') return setOwn(object, field!, rewrite.setValueTo);
    const value = getOwn(object, field!);
    if (!value) return;
    setOwn(object, rewrite.renameKeyTo, value);
    setOwn(object, field!, undefined);
  }
}

function toward(element: string, next: Rewrite, isOfType: TypeConditions): Rewrite {
  if (!element.startsWith(FRAGMENT)) return eachObject((object) => next(getOwn(object, element)));
  const condition = element.slice(FRAGMENT.length);
  return eachObject((object) => {
    const typename = object.__typename;
    // An object without a type name always matches.
    if (typeof typename !== 'string' || isOfType(typename, condition)) next(object);
  });
}

const eachObject = (change: (object: Fetched) => void): Rewrite => {
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (isObject(value)) change(value);
  };
  return visit;
};
