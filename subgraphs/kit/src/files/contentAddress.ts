const FOLDER = 'content-files/';
/** Answers with the pictures and papers of the content to everyone. */
export const CONTENT_FILES_PATH = '/files/content';

/** Where what is stored under a key is shown. */
export const contentAddress = (key: string): string => `${CONTENT_FILES_PATH}/${key.slice(FOLDER.length)}`;

/** The key behind such a path. */
export const contentKey = (name: string): string => FOLDER + name;
