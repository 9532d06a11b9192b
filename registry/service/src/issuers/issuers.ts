import * as z from 'zod';
import { area, right } from '@athenaeum/release-protocol/rights';

const claimValue = z.union([z.string(), z.number(), z.boolean()]);

const issuer = z.strictObject({
  /** The claim `iss`. */
  issuer: z.url({ protocol: /^https?$/ }),
  audience: z.string().min(1),
  /** The URL of its keys; discovered when absent. */
  jwks: z.url({ protocol: /^https?$/ }).optional(),
  /** The claim with the displayed name. */
  name: z.string().default('sub'),
  grants: z
    .array(
      z.strictObject({
        /** Each claim must have this value, or contain it when it is a list. */
        claims: z
          .record(z.string(), claimValue)
          .refine(
            (claims) => Object.keys(claims).length > 0,
            'needs a claim: anybody of the issuer would be let in',
          ),
        areas: z.array(area).min(1),
        rights: z.array(right).min(1),
      }),
    )
    .min(1),
});

export type Issuer = z.infer<typeof issuer>;

/** `RELEASE_ISSUERS`: a list as JSON. */
export const issuersVariable = z
  .string()
  .default('[]')
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'is not JSON' });
      return z.NEVER;
    }
  })
  .pipe(z.array(issuer));
