/** Where the gateway answers with a document of a profile, to those who may see it. */
export const documentAddress = (id: string): string => `/files/documents/${encodeURIComponent(id)}`;
