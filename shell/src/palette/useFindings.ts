import { useEffect, useReducer, useRef, useState } from 'react';
import { type FindInArea, isFor, type PaletteGroup, type PaletteItem } from '@athenaeum/shell-contract';
import { useRegistry, useShell } from '../app/ShellContext';
import { useRoles } from '../layout/useRoles';
import { createBurst } from './createBurst';
import { begins, matches } from './matching';
import { pagesHere } from './pagesHere';
import { paletteText } from './palette.messages';

/** The first letters are asked for at once, later ones after a pause in typing; what is known already is shown meanwhile. */
const PAUSE_MS = 80;
const MIN_LENGTH = 2;
const DEFAULT_SHOWN = 3;
const MAX_PAGES = 6;
const MAX_ACTIONS = 4;
/** In place of what an area that is away would have found. */
const AWAY: readonly PaletteGroup[] = [{ label: '', items: [], results: null }];

interface Findings {
  groups: PaletteGroup[];
  /** Of the search's page; null where that is not known. */
  total: number | null;
  isSearching: boolean;
}

/** What the areas find for a term, and pages. Until an area has answered, what it found before and matches is shown. */
export function useFindings(term: string): Findings {
  const { loader, platform } = useShell();
  const registry = useRegistry();
  const roles = useRoles();
  const [burst] = useState(() => createBurst(PAUSE_MS));
  const [, draw] = useReducer((count: number) => count + 1, 0);
  /** By area and term. */
  const known = useRef(new Map<string, Map<string, readonly PaletteGroup[]>>());
  /** Areas that are searching, and the term that is asked for last. */
  const asking = useRef(new Set<string>());
  const wanted = useRef('');
  const sources = registry.remotes
    .flatMap(({ name, manifest: { palette } }) => (palette ? [{ name, ...palette }] : []))
    .filter((source) => isFor(source.roles, roles))
    .sort((a, b) => a.order - b.order);
  const isAsked = term.length >= MIN_LENGTH;

  // One term at a time: letters typed while an area is slow would only make it slower.
  const ask = async (name: string, exported: string): Promise<void> => {
    const answers = known.current.get(name) ?? new Map<string, readonly PaletteGroup[]>();
    known.current.set(name, answers);
    const asked = wanted.current;
    if (answers.has(asked) || asking.current.has(name)) return;
    asking.current.add(name);
    try {
      const find = (await loader.load(name))[exported] as FindInArea;
      answers.set(asked, await find({ platform, term: asked }));
    } catch (error) {
      console.warn(error);
      answers.set(asked, AWAY);
    }
    asking.current.delete(name);
    draw();
    return ask(name, exported);
  };
  useEffect(() => {
    if (!isAsked) return burst.cancel();
    burst.call(() => {
      wanted.current = term;
      for (const { name, export: exported } of sources) void ask(name, exported);
    });
    // Only a new term asks again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [term]);
  useEffect(() => burst.cancel, [burst]);

  const pages = pagesHere(registry, roles)
    .filter(({ title }) => matches(title, term))
    .slice(0, MAX_PAGES);
  const found = isAsked ? sources.flatMap(({ name }) => groupsOf(known.current.get(name), term)) : [];
  const actions = found.filter(({ areActions }) => areActions).flatMap(({ items }) => items);
  // A page that is named stays first, whatever is found after it was shown: Enter opens what stood there.
  const isNamed = isAsked && pages.some(({ title }) => begins(title, term));
  const pageGroup = { label: paletteText.pages, items: pages };
  const groups = [
    ...(isNamed ? [pageGroup] : []),
    { label: paletteText.actions, items: actions.slice(0, MAX_ACTIONS) },
    ...found.filter(({ areActions }) => !areActions),
    ...(isNamed ? [] : [pageGroup]),
  ];
  const isSearching = isAsked && sources.some(({ name }) => !known.current.get(name)?.get(term));
  return {
    groups: groups.filter(({ items }) => items.length > 0),
    total: isSearching ? null : totalOf(found),
    isSearching,
  };
}

function totalOf(found: readonly PaletteGroup[]): number | null {
  const counts = found.flatMap(({ results }) => (results === undefined ? [] : [results]));
  return counts.reduce<number | null>(
    (sum, count) => (sum === null || count === null ? null : sum + count),
    0,
  );
}

const shown = (group: PaletteGroup): PaletteGroup => ({
  ...group,
  items: group.items.slice(0, group.shown ?? DEFAULT_SHOWN),
});

function groupsOf(
  answers: ReadonlyMap<string, readonly PaletteGroup[]> | undefined,
  term: string,
): PaletteGroup[] {
  const answer = answers?.get(term);
  if (answer) return answer.map(shown);
  const before = [...(answers?.values() ?? [])].flat();
  const unnamed = foundUnnamed(answers, term);
  return [...new Map(before.map((group) => [group.label, group])).values()].map((last) => {
    const items = before.filter(({ label }) => label === last.label).flatMap((group) => group.items);
    const byName = new Map(items.map((item) => [`${item.to} ${item.title}`, item]));
    const matching = [...byName.values()].filter((item) => isNamedBy(item, term));
    return shown({ ...last, items: [...matching, ...(unnamed.get(last.label) ?? [])] });
  });
}

/**
 * What the area found for the beginning of this term without its name saying why, by group: by what a salon is about. It may
 * well be found for this term, too, so it stays rather than vanishes for a tenth of a second. No action does: Enter would do it.
 */
function foundUnnamed(
  answers: ReadonlyMap<string, readonly PaletteGroup[]> | undefined,
  term: string,
): ReadonlyMap<string, PaletteItem[]> {
  const beginnings = [...(answers?.keys() ?? [])].filter((known) => term.startsWith(known));
  const [longest] = beginnings.toSorted((a, b) => b.length - a.length);
  const groups = (longest !== undefined && answers?.get(longest)) || [];
  return new Map(
    groups
      .filter(({ areActions }) => !areActions)
      .map(({ label, items }) => [label, items.filter((item) => !isNamedBy(item, longest!))]),
  );
}

const isNamedBy = ({ title, detail }: PaletteItem, term: string): boolean =>
  matches(`${title} ${detail ?? ''}`, term);
