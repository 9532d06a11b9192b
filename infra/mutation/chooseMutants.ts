import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ROOT, sourcesOf, type Area } from './areas';
import { equivalents, type Equivalent } from './equivalents';
import { findMutants } from './findMutants';
import type { Numbered } from './instrument';
import { keyOf } from './results';
import { sample } from './sample';

export type Chosen = Numbered & { area: Area };

interface Choice {
  /** Of each area. */
  size: number;
  seed: number;
  /** By their keys; all that there are when left out. */
  only?: ReadonlySet<string>;
}

/** The mutants to try, in an order in which any beginning is a fair sample too. */
export function chooseMutants(areas: readonly Area[], { size, seed, only }: Choice): Chosen[] {
  const chosen = areas.flatMap((area) => {
    const candidates = mutantsOf(area)
      .filter((mutant) => !isEquivalent(mutant) && (!only || only.has(keyOf(mutant))))
      .map((mutant) => ({ ...mutant, area }));
    return sample(candidates, size, seed);
  });
  return sample(chosen, chosen.length, seed).map((mutant, index) => ({ ...mutant, id: index + 1 }));
}

/** Entries of the list that fit no mutant any more: the code has changed, and so may their reason have. */
export function staleEquivalents(areas: readonly Area[]): Equivalent[] {
  const sources = areas.flatMap(sourcesOf);
  const mutants = areas.flatMap(mutantsOf);
  return equivalents.filter(
    (entry) => sources.includes(entry.file) && !mutants.some((mutant) => isSame(entry, mutant)),
  );
}

const mutantsOf = (area: Area) =>
  sourcesOf(area).flatMap((file) => findMutants(file, readFileSync(resolve(ROOT, file), 'utf8')));

type Place = Pick<Equivalent, 'file' | 'original' | 'mutated'>;
const isEquivalent = (mutant: Place) => equivalents.some((entry) => isSame(entry, mutant));
const isSame = (one: Place, other: Place) =>
  one.file === other.file && one.original === other.original && one.mutated === other.mutated;
