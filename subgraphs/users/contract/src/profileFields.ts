import * as z from 'zod/mini';
import { SIGN_UP_MESSAGES } from './createUser';
import { AGE_BRACKETS, YES_NO } from './givenLists';
import { PROFILE_COUNTS, USER_LIMITS } from './limits';
import { toValues, valuesLength, withoutDuplicates } from './values';

export const PROFILE_MESSAGES = {
  tooLong: (limit: number) => `Keep it to ${limit} characters`,
  tooMany: (limit: number) => `Keep it to ${limit} entries`,
  blank: 'Fill this in or remove it',
  option: 'Choose one of the options',
  phone: 'The phone number has the incorrect format',
  url: 'Enter a full web address, like https://www.linkedin.com/in/you',
} as const;
const { tooLong, tooMany, blank } = PROFILE_MESSAGES;

/** A line or a section of text; only spaces clear it. */
const text = (limit: number) => cleared(z.string().check(z.trim(), z.maxLength(limit, tooLong(limit))));

const cleared = (schema: z.ZodMiniString) =>
  z.pipe(
    z.nullable(schema),
    z.transform((value: string | null) => value || null),
  );

const name = (missing: string) =>
  z
    .string(missing)
    .check(z.trim(), z.minLength(1, missing), z.maxLength(USER_LIMITS.name, tooLong(USER_LIMITS.name)));

const isWebAddress = (address: string) => /^https?:\/\/[^\s/?#]+\.[^\s/?#]+\S*$/i.test(address);
/** An address typed without its scheme is accepted. */
const withScheme = (address: string) => (/^[\w-]+\.[\w.-]+/.test(address) ? `https://${address}` : address);

const webAddress = z.pipe(
  z.pipe(
    text(USER_LIMITS.url),
    z.transform((address: string | null) => address && withScheme(address)),
  ),
  z.nullable(z.string().check(z.refine(isWebAddress, PROFILE_MESSAGES.url))),
);

const phone = cleared(
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(USER_LIMITS.phone, tooLong(USER_LIMITS.phone)),
      z.regex(/^[+\d(][\d\s().\-/x]*$|^$/, PROFILE_MESSAGES.phone),
    ),
);

const oneOf = <const T extends readonly string[]>(list: T) =>
  z.pipe(
    z.pipe(
      z.nullable(z.string()),
      z.transform((value: string | null) => value || null),
    ),
    z.nullable(z.enum(list, PROFILE_MESSAGES.option)),
  );

/** A multi-value section: values joined by semicolons are split, duplicates removed. */
const values = (longest: number = USER_LIMITS.multiValueSection) =>
  z.pipe(
    z.pipe(
      z.nullable(z.array(z.string())),
      z.transform((given: string[] | null) =>
        (given ?? []).flatMap((item) => (item.includes(';') ? toValues(item) : [item])),
      ),
    ),
    z.pipe(
      z
        .array(z.string().check(z.trim(), z.minLength(1, blank), z.maxLength(longest, tooLong(longest))))
        .check(
          z.maxLength(PROFILE_COUNTS.values, tooMany(PROFILE_COUNTS.values)),
          z.refine(
            (given) => valuesLength(given) <= USER_LIMITS.multiValueSection,
            tooLong(USER_LIMITS.multiValueSection),
          ),
        ),
      z.transform((given: string[]) => withoutDuplicates(given)),
    ),
  );

const short = text(USER_LIMITS.shortText);

/**
 * All fields that members write about themselves, by their names in the API. The same schema checks the form and the mutation
 * (community, section 5); a closed list accepts nothing else, a draft list also the member's own words.
 */
export const profileFields = {
  first_name: name(SIGN_UP_MESSAGES.firstName),
  last_name: name(SIGN_UP_MESSAGES.lastName),
  /** The key of an upload of the member, or null for none. */
  avatar: z.nullable(z.string().check(z.minLength(1), z.maxLength(USER_LIMITS.url))),
  phone,
  title: short,
  company: text(USER_LIMITS.companyTitle),
  treatment: short,
  leadership_summary: text(USER_LIMITS.tagline),
  city: short,
  nearest_regional_hub: short,
  linkedin_url: webAddress,
  summary: text(USER_LIMITS.bio),
  thought_leadership_topics: values(USER_LIMITS.topic),
  languages: values(),
  persona: values(),
  community_affiliations: values(),

  role: short,
  executive_level: short,
  largest_p_l: short,
  business_size: short,
  industry_experience: values(),
  business_model_experience: values(),
  leadership_areas: values(),
  regions: values(),
  largest_budget: short,
  largest_employees: short,
  transaction_experience: values(),
  financial_expert: oneOf(YES_NO),
  type_size_company: short,
  experience_scaling_revenue: short,

  gender: short,
  ethnicity: values(),
  military_status: short,
  lgbtqia: short,
  disability: short,
  age_bracket: oneOf([...AGE_BRACKETS, 'Prefer not to say']),
  demographics: text(USER_LIMITS.textSection),

  board_cv: oneOf(YES_NO),
  linkedin_ready: oneOf(YES_NO),
  board_registries: values(),
  experience_chair_board: oneOf(YES_NO),
  bod_committee: values(),
  corporate_board: short,
  corporate_boards: values(),
  hear_about_athena: short,
  /** The person named by the member as the one who recommended Athenaeum. */
  referer: short,
} as const;
export type ProfileFieldName = keyof typeof profileFields;
export const PROFILE_FIELD_NAMES = Object.keys(profileFields) as ProfileFieldName[];
