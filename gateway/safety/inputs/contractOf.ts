import * as coaching from '@athenaeum/coaching-contract';
import * as content from '@athenaeum/content-contract';
import * as opportunities from '@athenaeum/opportunities-contract';
import * as users from '@athenaeum/users-contract';
import * as z from 'zod';

const contracts = { ...coaching, ...content, ...opportunities, ...users } as Record<string, unknown>;
/** Inputs whose contract has another name than the GraphQL type. */
const OTHER_NAMES: Readonly<Record<string, string>> = { ApplyingInput: 'applyInput' };

/** The zod schema of a GraphQL input: `BookSessionInput` is `bookSessionInput` of its contract. */
export function contractOf(inputType: string): z.core.$ZodType | null {
  const name = OTHER_NAMES[inputType] ?? inputType.charAt(0).toLowerCase() + inputType.slice(1);
  const said = contracts[name];
  // A schema that depends on the caller's rights is a function.
  const schema = typeof said === 'function' ? (said as (isSignedIn: boolean) => unknown)(true) : said;
  return schema !== null && typeof schema === 'object' && '_zod' in schema
    ? (schema as z.core.$ZodType)
    : null;
}

/** The input schema as JSON Schema, without custom refinements. */
export const jsonSchemaOf = (schema: z.core.$ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
