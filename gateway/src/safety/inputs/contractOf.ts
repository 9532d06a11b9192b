import * as coaching from '@athenaeum/coaching-contract';
import * as content from '@athenaeum/content-contract';
import * as opportunities from '@athenaeum/opportunities-contract';
import * as users from '@athenaeum/users-contract';
import * as z from 'zod';

const contracts = { ...coaching, ...content, ...opportunities, ...users } as Record<string, unknown>;
/** Where the contract's word is another than the graph's. */
const OTHER_NAMES: Readonly<Record<string, string>> = { ApplyingInput: 'applyInput' };

/** The schema by which an input of the graph is judged: `BookSessionInput` is `bookSessionInput` of its contract. */
export function contractOf(inputType: string): z.core.$ZodType | null {
  const name = OTHER_NAMES[inputType] ?? inputType.charAt(0).toLowerCase() + inputType.slice(1);
  const said = contracts[name];
  // What differs for those who may name companies is a function of that.
  const schema = typeof said === 'function' ? (said as (isSignedIn: boolean) => unknown)(true) : said;
  return schema !== null && typeof schema === 'object' && '_zod' in schema
    ? (schema as z.core.$ZodType)
    : null;
}

/** The same as JSON Schema, of what is sent. Rules that only code can say are left out of it. */
export const jsonSchemaOf = (schema: z.core.$ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
