import * as z from 'zod/mini';
import { translationProblem } from './messages/translationProblem';
import { ROLES, type Role } from './roles';

const MAX_LABELS = 100;

const role = z.enum(ROLES);
const roles = z.optional(z.array(role).check(z.minLength(1)));
const text = z.string().check(z.minLength(1), z.maxLength(80));
const pattern = z
  .string()
  .check(z.regex(/^\/([\w-]+|:\w+)?(\/([\w-]+|:\w+))*(\/\*)?$/, 'not a path pattern'));
/** Local by construction: a manifest cannot send anybody to another origin. */
const localPath = z
  .string()
  .check(z.regex(/^\/(?![/\\])[^\s]*$/, 'must be a path of this site'), z.maxLength(300));
const link = { label: text, to: localPath, roles };
/** What titles and labels are in a language, by their English. */
const labels = z.optional(
  z
    .record(text, text)
    .check(z.refine((given) => Object.keys(given).length <= MAX_LABELS, `at most ${MAX_LABELS} labels`)),
);

/** What a remote says about itself, as plain data; `object` decides what becomes of a field that is not known. */
function manifestOf(object: typeof z.strictObject) {
  const page = object({
    /** `/salons/:slug`; a trailing `/*` owns everything below. */
    path: pattern,
    /** Title of the document while no page has set a better one. */
    title: text,
    /** Only these may see it: a visitor is asked to sign in, anybody else finds nothing. Absent: everybody. */
    roles,
    /** Where it differs from the remote's own. */
    area: z.optional(text),
    /** A flow to go through to its end: only the brand is around it, and the shell shows no prompt meanwhile. */
    bare: z.optional(z.boolean()),
  });
  const navigationItem = object({
    ...link,
    /** Lower comes first. */
    order: z.number(),
    /** The area whose pages light this item and show its children as pills; the remote's own when absent. */
    area: z.optional(text),
    /** `covers`: addresses at and below which a pill is lit besides its own. */
    children: z.optional(z.array(object({ ...link, covers: z.optional(z.array(localPath)) }))),
    /** Its pills are left out where the view is under 800 px wide; the drawer has the links. */
    collapses: z.optional(z.boolean()),
  });
  const slot = object({
    /** A place in the shell or in a page of another remote: `topbar.widget`. The places stand in `slots/places.ts`. */
    slot: text,
    /** What of the place it understands; 1 where an older remote does not say. */
    version: z.optional(z.int().check(z.positive())),
    /** The name `remote.ts` exports for it, made with `defineSlot`. */
    export: z.string().check(z.regex(/^[a-zA-Z]\w*$/)),
    when: z.optional(object({ area: z.optional(text), signedIn: z.optional(z.boolean()), roles })),
    /** Lower comes first; 0 when absent. */
    order: z.optional(z.number()),
  });
  return object({
    name: z.string().check(z.regex(/^mfe(-[a-z0-9]+)+$/, 'must look like mfe-something')),
    /** The oldest contract with which it does all it is there for. */
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
     * Where its own site draws what a visitor sees at the product's `/`: a whole page in HTML, for everybody alike, that reads
     * without a script. One remote of the product has it.
     */
    frontDoor: z.optional(localPath),
    /** Where the top bar's search field sends a term: `{ to: '/', parameter: 'query_search' }`. */
    search: z.optional(object({ to: localPath, parameter: text, label: z.optional(text) })),
    /** Names of the GraphQL operations it sends. */
    operations: z.optional(z.array(text)),
    /** Titles, labels, groups and areas of this manifest in other languages; what is missing is shown in English. */
    translations: z.optional(object({ es: labels })),
  });
}

/**
 * A manifest where it is built: what is not known is a mistake, and so is a language that has only some labels. The shell, the registry and the deploy check use this file too,
 * so it knows no library of the browser. Import it from `@athenaeum/shell-contract/manifest`.
 */
export const remoteManifest = manifestOf(z.strictObject).check((given) => {
  const problem = translationProblem(given.value);
  if (problem)
    given.issues.push({ code: 'custom', input: given.value, path: ['translations'], message: problem });
});

/** A manifest where it is read, perhaps by somebody older than the build: what is not known is left out. */
export const publishedManifest = manifestOf(z.object);

export type RemoteManifest = z.infer<typeof publishedManifest>;
export type ManifestPage = RemoteManifest['pages'][number];
export type NavigationItem = NonNullable<RemoteManifest['navigation']>[number];
export type ManifestLink = {
  label: string;
  to: string;
  roles?: readonly Role[] | undefined;
  covers?: readonly string[] | undefined;
};
export type ManifestSlot = NonNullable<RemoteManifest['slots']>[number];

export { isFor, ROLES, type Role, rolesOf } from './roles';
export { defineRemote } from './defineRemote';
export { labelsIn } from './messages/labelsIn';
export { isPagePath, SERVER_PATHS } from './routing/serverPaths';
export { findPage, matchPattern, samePattern } from './matchPage';
export { CONTRACT_VERSION, OLDEST_CONTRACT, TAKEN_ALONG } from './version';
