import { useEffect, useReducer, useRef } from 'react';
import { type FindInArea, isFor, type PaletteGroup } from '@athenaeum/shell-contract';
import { useRegistry, useShell } from '../app/ShellContext';
import { useRoles } from '../layout/useRoles';
import { begins, matches } from './matching';
import { pagesHere } from './pagesHere';
import { paletteText } from './palette.messages';

/** Requests wait for a pause in typing; what is known already is shown at once. */
const PAUSE_MS = 120;
const MIN_LENGTH = 2;
const MAX_IN_GROUP = 3;
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
  const [, draw] = useReducer((count: number) => count + 1, 0);
  /** By area and term; null while it is on its way. */
  const known = useRef(new Map<string, Map<string, readonly PaletteGroup[] | null>>());
  const sources = registry.remotes
    .flatMap(({ name, manifest: { palette } }) => (palette ? [{ name, ...palette }] : []))
    .filter((source) => isFor(source.roles, roles))
    .sort((a, b) => a.order - b.order);
  const isAsked = term.length >= MIN_LENGTH;

  const ask = async (name: string, exported: string) => {
    const answers = known.current.get(name) ?? new Map<string, readonly PaletteGroup[] | null>();
    known.current.set(name, answers);
    if (answers.has(term)) return;
    answers.set(term, null);
    try {
      const find = (await loader.load(name))[exported] as FindInArea;
      answers.set(term, await find({ platform, term }));
    } catch (error) {
      console.warn(error);
      answers.set(term, AWAY);
    }
    draw();
  };
  useEffect(() => {
    if (!isAsked) return;
    const timer = setTimeout(() => {
      for (const { name, export: exported } of sources) void ask(name, exported);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
    // Only a new term asks again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [term]);

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

function groupsOf(
  answers: ReadonlyMap<string, readonly PaletteGroup[] | null> | undefined,
  term: string,
): PaletteGroup[] {
  const answer = answers?.get(term);
  if (answer) return answer.map((group) => ({ ...group, items: group.items.slice(0, MAX_IN_GROUP) }));
  const before = [...(answers?.values() ?? [])].flatMap((groups) => groups ?? []);
  return [...new Map(before.map((group) => [group.label, group])).values()].map((last) => {
    const items = before.filter(({ label }) => label === last.label).flatMap((group) => group.items);
    const byName = new Map(items.map((item) => [`${item.to} ${item.title}`, item]));
    const matching = [...byName.values()].filter(({ title, detail }) => matches(`${title} ${detail}`, term));
    return { ...last, items: matching.slice(0, MAX_IN_GROUP) };
  });
}
