/** A member's record. */
export const memberPath = (id: string): string => `/admin/members/${id}`;
