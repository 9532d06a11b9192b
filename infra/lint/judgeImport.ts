import { posix } from 'node:path';
import type { Layer, Zone } from './boundaries';
import type { Workspace } from './workspaces';

export interface Rules {
  zones: readonly Zone[];
  layers: readonly Layer[];
  workspaces: readonly Workspace[];
}

/** Why a file may not import something, in one sentence that names the right door; null when it may. */
export function judgeImport(file: string, specifier: string, rules: Rules): string | null {
  if (specifier.startsWith('.')) {
    return judgePath(file, posix.normalize(posix.join(posix.dirname(file), specifier)), rules);
  }
  const zone = zoneOf(file, rules.zones);
  if (!zone) return null;
  const ours = rules.workspaces.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`));
  return ours ? judgePackage(zone, file, specifier, ours, rules) : judgeLibrary(zone, file, specifier);
}

function judgePackage(
  { zone, mayImport, doors: openDoors = [], testsMayImport = [], instead }: Zone,
  file: string,
  specifier: string,
  target: Workspace,
  { workspaces }: Rules,
): string | null {
  const own = workspaceOf(file, workspaces);
  const [, name = ''] = matchZone(zone, file) ?? [];
  const patterns = isTest(file) || isForTests(file) ? [...mayImport, ...testsMayImport] : mayImport;
  const allowed = patterns.map((pattern) => pattern.replace('{1}', name));
  const isOpen = target === own || openDoors.includes(specifier);
  if (!isOpen && !allowed.some((pattern) => matches(pattern, target.name))) {
    return `${whereOf(file, own)} may not import ${target.name}. ${instead}`;
  }
  if (target.doors.includes(specifier)) return null;
  const doors = target.doors.length > 0 ? `its doors are ${target.doors.join(', ')}` : 'it has no door';
  return `${specifier} is inside ${target.name}: ${doors}.`;
}

function judgeLibrary({ libraries, instead }: Zone, file: string, specifier: string): string | null {
  if (!libraries || isTest(file)) return null;
  if (libraries.some((name) => specifier === name || specifier.startsWith(`${name}/`))) return null;
  return `${posix.dirname(file)} may not import ${specifier}. ${instead}`;
}

function judgePath(file: string, target: string, rules: Rules): string | null {
  const from = workspaceOf(file, rules.workspaces);
  const to = workspaceOf(target, rules.workspaces);
  if (to && from !== to) return `This path leads into another package: import ${to.name} by its name.`;
  const zone = zoneOf(file, rules.zones);
  const isBelow = (folder: string) => target.startsWith(`${folder}/`);
  if (zone?.paths && ![zone.zone, ...zone.paths].some(isBelow)) {
    return `${zone.zone} may not import ${target}. ${zone.instead}`;
  }
  return judgeLayers(file, target, rules.layers);
}

function judgeLayers(file: string, target: string, layers: readonly Layer[]): string | null {
  const from = placeOf(file);
  const to = placeOf(target);
  const toLayer = layers.find(({ layer }) => layer === to?.layer);
  if (!from || !to || !toLayer || isTest(file)) return null;
  const isSame = from.layer === to.layer && (!toLayer.separate || from.part === to.part);
  if (isSame) return null;
  const fromLayer = layers.find(({ layer }) => layer === from.layer);
  if (fromLayer && !fromLayer.mayImport.includes(to.layer)) {
    const what = from.layer === to.layer ? 'another of them' : `${to.layer}/`;
    return `${from.layer}/ may not import ${what}. ${fromLayer.instead}`;
  }
  if (toLayer.separate && to.rest) {
    return `This reaches into ${to.layer}/${to.part}: import what its index exports.`;
  }
  return null;
}

/** `mfe-coaching/src/features/bookSession/SlotPicker` -> its layer, the part of the layer, and what is below it. */
function placeOf(path: string): { layer: string; part: string; rest: string } | null {
  const match = /^mfe-[^/]+\/src\/([^/]+)(?:\/([^/]+))?(?:\/(.+))?$/.exec(path.replace(/\/index$/, ''));
  return match ? { layer: match[1] ?? '', part: match[2] ?? '', rest: match[3] ?? '' } : null;
}

/** Worlds and samples of tests, which nothing that runs imports. */
const isForTests = (file: string) => /\/testing(\/|\.ts$)/.test(file);

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

const whereOf = (file: string, workspace: Workspace | undefined) =>
  workspace?.folder ?? file.split('/').slice(0, 2).join('/');

const workspaceOf = (path: string, workspaces: readonly Workspace[]) =>
  mostSpecific(
    workspaces.filter(({ folder }) => path === folder || path.startsWith(`${folder}/`)),
    'folder',
  );

const zoneOf = (file: string, zones: readonly Zone[]) =>
  mostSpecific(
    zones.filter(({ zone }) => matchZone(zone, file)),
    'zone',
  );

const matchZone = (zone: string, file: string) =>
  new RegExp(`^${zone.replaceAll('*', '([^/]+)')}/`).exec(file);

const matches = (pattern: string, name: string) =>
  new RegExp(`^${pattern.replaceAll('*', '[^/]+')}$`).test(name);

/** The longest by path segments, a written name before a `*`. */
function mostSpecific<K extends string, T extends Record<K, string>>(candidates: T[], key: K): T | undefined {
  const weight = (one: T) => one[key].split('/').length * 1000 + one[key].replaceAll('*', '').length;
  return [...candidates].sort((a, b) => weight(b) - weight(a))[0];
}
