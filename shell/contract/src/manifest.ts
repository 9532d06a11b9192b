import * as z from 'zod/mini';
import { translationProblem } from './messages/translationProblem';
import { ROLES, type Role } from './roles';

const MAX_LABELS = 100;
/** The error rate of the automatic rollback is divided among them. */
const MAX_FIGURES = 5;

const role = z.enum(ROLES);
const roles = z.optional(z.array(role).check(z.minLength(1)));
const text = z.string().check(z.minLength(1), z.maxLength(80));
const pattern = z
  .string()
  .check(z.regex(/^\/([\w-]+|:\w+)?(\/([\w-]+|:\w+))*(\/\*)?$/, 'not a path pattern'));
/** A path of this site: a manifest cannot send anybody to another origin. */
const localPath = z
  .string()
  .check(z.regex(/^\/(?![/\\])[^\s]*$/, 'must be a path of this site'), z.maxLength(300));
/** A name that `remote.ts` exports. */
const exported = z.string().check(z.regex(/^[a-zA-Z]\w*$/));
const link = { label: text, to: localPath, roles };
/** Translations of titles and labels, keyed by their English text. */
const labels = z.optional(
  z
    .record(text, text)
    .check(z.refine((given) => Object.keys(given).length <= MAX_LABELS, `at most ${MAX_LABELS} labels`)),
);

/** The schema of a manifest; `object` decides whether unknown fields are refused or dropped. */
function manifestOf(object: typeof z.strictObject) {
  const page = object({
    /** `/salons/:slug`; a trailing `/*` owns everything below. */
    path: pattern,
    /** The document's title until the page sets its own. */
    title: text,
    /** Roles that may see it: visitors are asked to sign in, others get not found. Absent: everybody. */
    roles,
    /** The area, where it differs from the remote's own. */
    area: z.optional(text),
    /** A focused flow: without navigation, and the shell shows no prompts. */
    bare: z.optional(z.boolean()),
  });
  const navigationItem = object({
    ...link,
    /** Lower comes first. */
    order: z.number(),
    /** The area whose pages highlight this item and show its children as pills; the remote's own by default. */
    area: z.optional(text),
    /** `covers`: paths at and below which a pill is highlighted, besides its own. */
    children: z.optional(z.array(object({ ...link, covers: z.optional(z.array(localPath)) }))),
    /**
     * A widget needs room in the row of its pills: under 1070 px they stand without the area's name before them, and views under
     * 800 px have the name without pills; the drawer has the links.
     */
    collapses: z.optional(z.boolean()),
  });
  const slot = object({
    /** A place in the shell or in another remote's page: `topbar.widget`. See `slots/places.ts`. */
    slot: text,
    /** The version of the place that it implements; 1 by default. */
    version: z.optional(z.int().check(z.positive())),
    /** The name `remote.ts` exports for it, made with `defineSlot`. */
    export: exported,
    when: z.optional(object({ area: z.optional(text), signedIn: z.optional(z.boolean()), roles })),
    /** Lower comes first; 0 when absent. */
    order: z.optional(z.number()),
  });
  return object({
    name: z.string().check(z.regex(/^mfe(-[a-z0-9]+)+$/, 'must look like mfe-something')),
    /** The oldest contract version with which it works fully. */
    contract: z.int().check(z.positive()),
    /** The label in the top bar: `learning`. */
    area: text,
    pages: z.array(page).check(z.minLength(1)),
    navigation: z.optional(z.array(navigationItem)),
    /** Items of the avatar's menu. */
    account: z.optional(z.array(object({ ...link, order: z.number() }))),
    footer: z.optional(z.array(object({ ...link, order: z.number(), group: text }))),
    slots: z.optional(z.array(slot)),
    /**
     * The path of the page that a signed-out visitor gets at the product's `/`, on the remote's own site: complete HTML that is
     * the same for everybody and works without a script. One remote of the product has it.
     */
    frontDoor: z.optional(localPath),
    /** The target of the top bar's search field: `{ to: '/', parameter: 'query_search' }`. */
    search: z.optional(object({ to: localPath, parameter: text, label: z.optional(text) })),
    /** What it finds for the palette: the name `remote.ts` exports, made with `definePalette`; lower `order` is shown first. */
    palette: z.optional(object({ export: exported, order: z.number(), roles })),
    /** Names of its GraphQL operations. */
    operations: z.optional(z.array(text)),
    /** What of it a member may keep on a device. The shell's pages do without it: `/kept.json` has it. */
    kept: z.optional(
      object({
        /** The name `remote.ts` exports, which names the member's own pages: see `keeping/kept.ts`. */
        export: exported,
        /** Its pages that open without a network. */
        pages: z.array(pattern).check(z.minLength(1)),
        /** The queries whose answers may be kept, each with the fields that are left out of them. */
        operations: z.record(text, z.array(text)),
      }),
    ),
    /**
     * What its pages are for, such as bookings: a canary with which fewer visits come to it is rolled back. The shell's pages do
     * without it.
     */
    figures: z.optional(
      z
        .array(
          object({
            /** "Bookings", for staff; the same figure in every version. */
            name: text,
            /** The mutations of which one has to succeed in a visit. */
            mutations: z.array(text).check(z.minLength(1)),
          }),
        )
        .check(z.minLength(1), z.maxLength(MAX_FIGURES)),
    ),
    /** Translations of its titles, labels, groups and areas; English where missing. */
    translations: z.optional(object({ es: labels })),
  });
}

/**
 * The strict schema, for builds: refuses unknown fields and incomplete translations. Used by the shell, the registry and
 * the deploy check too, so it depends on no browser library. Import it from `@athenaeum/shell-contract/manifest`.
 */
export const remoteManifest = manifestOf(z.strictObject).check((given) => {
  const problem = translationProblem(given.value);
  if (problem)
    given.issues.push({ code: 'custom', input: given.value, path: ['translations'], message: problem });
});

/** The lenient schema, for readers that may be older than the build: unknown fields are dropped. */
export const publishedManifest = manifestOf(z.object);

export type RemoteManifest = z.infer<typeof publishedManifest>;
export type ManifestPage = RemoteManifest['pages'][number];
export type NavigationItem = NonNullable<RemoteManifest['navigation']>[number];
export type KeptDeclaration = NonNullable<RemoteManifest['kept']>;
export type BusinessFigure = NonNullable<RemoteManifest['figures']>[number];
export type ManifestLink = {
  label: string;
  to: string;
  roles?: readonly Role[] | undefined;
  covers?: readonly string[] | undefined;
};
export type ManifestSlot = NonNullable<RemoteManifest['slots']>[number];

export { isFor, MEMBERS, ROLES, type Role, rolesOf, SIGNED_IN } from './roles';
export { pagesFor } from './pages/pagesFor';
export { defineRemote } from './defineRemote';
export { labelsIn } from './messages/labelsIn';
export { isPagePath, SERVER_PATHS } from './routing/serverPaths';
export { findPage, matchPattern, samePattern } from './matchPage';
export { CONTRACT_VERSION, OLDEST_CONTRACT, DROPPED_LIBRARIES } from './version';
