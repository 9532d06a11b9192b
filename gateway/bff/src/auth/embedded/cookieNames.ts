import type { Env } from '../../env';

/**
 * What the embedded provider keeps in a browser while somebody signs in. In production the prefixes make browsers insist on
 * https, and on this very host for the one that is sent everywhere; the others belong to one address each.
 */
export function cookieNames({ isProduction }: Pick<Env, 'isProduction'>) {
  return isProduction
    ? {
        session: '__Host-athenaeum-identity',
        interaction: '__Secure-athenaeum-interaction',
        resume: '__Secure-athenaeum-interaction-resume',
      }
    : {
        session: 'athenaeum_identity',
        interaction: 'athenaeum_interaction',
        resume: 'athenaeum_interaction_resume',
      };
}

/** The interaction itself, beside the library's own cookie of its id. */
export const keptInteraction = ({ isProduction }: Pick<Env, 'isProduction'>): string =>
  isProduction ? '__Secure-athenaeum-interaction-kept' : 'athenaeum_interaction_kept';
