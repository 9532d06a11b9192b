import * as z from 'zod';

export const audienceInput = z.enum(['everyone', 'connections'], 'Choose one of the options');
export type ShownAs = z.infer<typeof audienceInput>;
